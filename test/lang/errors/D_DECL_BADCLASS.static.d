/* test: D_DECL_BADCLASS: a static variable
 * options: -e
 * tag: D_DECL_BADCLASS
 */
static int x;
BEGIN
{
	exit(0);
}
