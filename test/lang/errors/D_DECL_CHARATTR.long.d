/* test: D_DECL_CHARATTR: long char
 * options: -e
 * tag: D_DECL_CHARATTR
 */
long char x;
BEGIN
{
	exit(0);
}
