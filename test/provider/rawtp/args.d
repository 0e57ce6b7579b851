/* test: arguments of a raw tracepoint, with their types
 * options: -q
 * needs: bpf btf
 * match: ^same$
 * vm: yes
 */
rawtp:::sched_switch
/args[1]->pid == tid && (uint64_t)args[1] == arg1 && (uint64_t)curthread == arg1/
{
	printf("same\n");
	exit(0);
}
