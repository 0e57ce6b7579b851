/* test: D_XLATE_NONE: no such translator
 * options: -e
 * tag: D_XLATE_NONE
 * needs: btf
 */
struct s { int a; };
BEGIN
{
	trace(xlate<struct s>(curthread).a);
	exit(0);
}
