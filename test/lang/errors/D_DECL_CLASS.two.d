/* test: D_DECL_CLASS: two storage classes
 * options: -e
 * tag: D_DECL_CLASS
 */
self this int x;
BEGIN
{
	exit(0);
}
