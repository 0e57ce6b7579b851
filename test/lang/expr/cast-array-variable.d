/* test: an array in a D variable has no address to cast
 * options: -e
 * tag: D_CAST_INVAL
 */
char a[8];
BEGIN
{
	trace((char *)a);
}
