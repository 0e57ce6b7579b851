/* test: D_TYPE_ERR: D` has no types of the kernel
 * options: -e
 * tag: D_TYPE_ERR
 */
BEGIN
{
	trace(sizeof (struct D`task_struct));
}
