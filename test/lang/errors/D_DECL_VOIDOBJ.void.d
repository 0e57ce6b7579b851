/* test: D_DECL_VOIDOBJ: a void variable
 * options: -e
 * tag: D_DECL_VOIDOBJ
 */
void x;
BEGIN
{
	exit(0);
}
