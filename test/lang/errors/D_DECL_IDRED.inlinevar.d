/* test: D_DECL_IDRED: a variable of an inline's name
 * options: -e
 * tag: D_DECL_IDRED
 */
inline int a = 1;
int a;
BEGIN
{
	exit(0);
}
