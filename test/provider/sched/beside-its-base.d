/* test: a dependent probe beside the one that it stands on
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^1 1$
 */
rawtp:::sched_switch
{
	r[cpu]++;
}

sched:::off-cpu
{
	o[cpu]++;
	same[cpu] += r[cpu] == o[cpu];
}

tick-300ms
/o[0] > 5 || o[1] > 5/
{
	printf("%d %d\n", o[0] - same[0] <= 1, o[1] - same[1] <= 1);
	exit(0);
}
