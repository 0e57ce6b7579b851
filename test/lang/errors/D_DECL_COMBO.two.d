/* test: D_DECL_COMBO: two types at once
 * options: -e
 * tag: D_DECL_COMBO
 */
int string x;
BEGIN
{
	exit(0);
}
