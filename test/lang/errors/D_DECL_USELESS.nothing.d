/* test: D_DECL_USELESS: a declaration of nothing
 * options: -e
 * tag: D_DECL_USELESS
 */
int;
BEGIN
{
	exit(0);
}
