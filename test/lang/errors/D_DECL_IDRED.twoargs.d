/* test: D_DECL_IDRED: an inline of a function's name
 * options: -e
 * tag: D_DECL_IDRED
 */
inline int strlen = 1;
BEGIN
{
	exit(0);
}
