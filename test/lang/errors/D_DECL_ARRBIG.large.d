/* test: D_DECL_ARRBIG: an array that is too large
 * options: -e
 * tag: D_DECL_ARRBIG
 */
int x[0x7fffffff][0x7fffffff][0x7fffffff];
BEGIN
{
	exit(0);
}
