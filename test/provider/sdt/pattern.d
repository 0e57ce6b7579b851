/* test: a pattern of names in a group
 * options: -q -c 'forker 5'
 * needs: bpf btf tracefs
 * vm: yes
 * match: ^sched_process_fork ([5-9]|[0-9][0-9]+)$
 * match: ^sched_process_exit ([5-9]|[0-9][0-9]+)$
 */
sdt:sched::sched_process_f*, sdt:sched::sched_process_ex*
{
	@[probename] = count();
}

END
{
	printa("%s %@d\n", @);
}
