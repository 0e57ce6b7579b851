/* test: D_CAST_INVAL: a cast to a structure
 * options: -e
 * tag: D_CAST_INVAL
 * needs: btf
 */
BEGIN
{
	trace(((struct task_struct)1).pid);
	exit(0);
}
