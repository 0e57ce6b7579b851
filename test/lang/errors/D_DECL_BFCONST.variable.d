/* test: D_DECL_BFCONST: a bit-field of variable width
 * options: -e
 * tag: D_DECL_BFCONST
 */
struct s { int a:x; };
BEGIN
{
	exit(0);
}
