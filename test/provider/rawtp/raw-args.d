/* test: typed arguments are the raw ones
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^bad 0$
 */
rawtp:::sched_switch
{
	n++;
	bad += (uint64_t)args[1] != arg1 || (uint64_t)args[2] != arg2 || (int)args[0] != (int)arg0;
}

tick-200ms
/n > 5/
{
	printf("bad %d\n", bad);
	exit(0);
}
