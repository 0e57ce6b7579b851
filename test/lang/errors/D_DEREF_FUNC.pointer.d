/* test: D_DEREF_FUNC: a pointer to a function dereferenced
 * options: -e
 * tag: D_DEREF_FUNC
 * needs: btf
 */
BEGIN
{
	trace(*curthread->sched_class->yield_task);
	exit(0);
}
