/* test: D_DECL_COMBO: unsigned unsigned
 * options: -e
 * tag: D_DECL_COMBO
 */
unsigned unsigned x;
BEGIN
{
	exit(0);
}
