/* test: D_CAST_INVAL: a stack cast to a number
 * options: -e
 * tag: D_CAST_INVAL
 */
BEGIN
{
	trace((int)stack());
	exit(0);
}
