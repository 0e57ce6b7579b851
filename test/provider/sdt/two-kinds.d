/* test: the same event through sdt and rawtp is counted alike
 * options: -q
 * needs: bpf btf tracefs
 * match: ^same$
 * vm: yes
 */
sdt:sched::sched_switch
{
	s++;
}

rawtp:::sched_switch
{
	r++;
}

tick-500ms
{
	printf("%s\n", s > 0 && r > 0 ? "same" : "different");
	exit(0);
}
