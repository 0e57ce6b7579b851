/* test: D_DECL_LONGINT: long float
 * options: -e
 * tag: D_DECL_LONGINT
 */
long float x;
BEGIN
{
	exit(0);
}
