/* test: D_XLATE_NOCONV: a member that the translator leaves out
 * options: -e
 * tag: D_XLATE_NOCONV
 */
struct s { int a, b; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s>(5).b);
	exit(0);
}
