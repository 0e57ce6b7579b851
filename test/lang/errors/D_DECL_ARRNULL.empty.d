/* test: D_DECL_ARRNULL: an array without a size
 * options: -e
 * tag: D_DECL_ARRNULL
 */
int x[];
BEGIN
{
	exit(0);
}
