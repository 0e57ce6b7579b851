/* test: D_XLATE_INCOMPAT: a member translated to another type
 * options: -e
 * tag: D_XLATE_INCOMPAT
 */
struct s { int a; };
translator struct s < int I > { a = "x"; };
BEGIN
{
	trace(xlate<struct s>(5).a);
	exit(0);
}
