/* test: a thread that could go on is preempted, the others sleep; the idle thread does neither
 * options: -q
 * needs: bpf btf
 * match: ^all$
 * vm: yes
 */
sched:::sleep, sched:::preempt
{
	n[cpu]++;
}

rawtp:::sched_switch
/tid != 0/
{
	all[cpu]++;
}

tick-500ms
{
	printf("%s\n", all[cpu] > 0 && n[cpu] == all[cpu] ? "all" : "not all");
	exit(0);
}
