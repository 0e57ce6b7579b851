/* test: D_CAST_INVAL: a string cast to a pointer
 * options: -e
 * tag: D_CAST_INVAL
 */
BEGIN
{
	trace((char *)execname == NULL);
	exit(0);
}
