/* test: D_XLATE_NONE: no translator from that input
 * options: -e
 * tag: D_XLATE_NONE
 * needs: btf
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s>(curthread).a);
	exit(0);
}
