/* test: sched_switch runs in the thread that is leaving
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^bad 0, equal 0$
 */
rawtp:::sched_switch
{
	n++;
	bad += args[1]->pid != tid;
	equal += args[1] == args[2];
}

tick-200ms
/n > 20/
{
	printf("bad %d, equal %d\n", bad, equal);
	exit(0);
}
