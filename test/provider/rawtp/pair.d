/* test: a switch goes from one of the pair to the other
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^1$
 */
rawtp:::sched_switch
/stringof(args[1]->comm) == "pingpong" && stringof(args[2]->comm) == "pingpong"/
{
	n++; /* roughly: both CPUs count */
}

rawtp:::sched_switch
/stringof(args[1]->comm) == "pingpong" && args[1]->pid == args[2]->pid/
{
	same = 1;
}

tick-200ms
/n > 20/
{
	printf("%d\n", !same);
	exit(0);
}
