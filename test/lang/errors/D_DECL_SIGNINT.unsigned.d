/* test: D_DECL_SIGNINT: unsigned struct
 * options: -e
 * tag: D_DECL_SIGNINT
 */
unsigned float x;
BEGIN
{
	exit(0);
}
