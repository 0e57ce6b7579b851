/* test: a thread of the kernel has a name instead of arguments
 * options: -q
 * needs: bpf btf
 * vm: yes
 * match: ^1$
 */
sched:::off-cpu
/args[0]->pr_flag & PR_ISSYS/
{
	printf("%d\n", args[1]->pr_psargs == args[1]->pr_fname);
	exit(0);
}
