/* test: D_DECL_VOIDATTR: unsigned void
 * options: -e
 * tag: D_DECL_VOIDATTR
 */
unsigned void *x;
BEGIN
{
	exit(0);
}
