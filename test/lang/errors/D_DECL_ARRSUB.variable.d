/* test: D_DECL_ARRSUB: an array with a variable size
 * options: -e
 * tag: D_DECL_ARRSUB
 */
int x[y];
BEGIN
{
	exit(0);
}
