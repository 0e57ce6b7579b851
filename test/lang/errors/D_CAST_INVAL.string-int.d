/* test: D_CAST_INVAL: a string cast to a number
 * options: -e
 * tag: D_CAST_INVAL
 */
BEGIN
{
	trace((int)"abc");
	exit(0);
}
