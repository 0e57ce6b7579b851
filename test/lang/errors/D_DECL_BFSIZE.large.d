/* test: D_DECL_BFSIZE: a bit-field wider than its type
 * options: -e
 * tag: D_DECL_BFSIZE
 */
struct s { int a:33; };
BEGIN
{
	exit(0);
}
