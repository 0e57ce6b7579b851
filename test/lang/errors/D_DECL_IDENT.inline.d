/* test: the parameters of an inline array need names
 * options: -e
 * tag: D_DECL_IDENT
 */
inline int twice[int] = 2;

BEGIN
{
	exit(0);
}
