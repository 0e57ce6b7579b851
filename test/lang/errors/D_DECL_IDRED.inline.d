/* test: D_DECL_IDRED: an inline defined twice
 * options: -e
 * tag: D_DECL_IDRED
 */
inline int a = 1;
inline int a = 2;
BEGIN
{
	exit(0);
}
