/* test: a member that the translated type does not have
 * options: -e
 * needs: bpf btf
 * tag: D_TYPE_MEMBER
 */
sched:::off-cpu
{
	trace(args[0]->pr_pidd);
}
