/* test: D_OP_PTR: -> of a translated structure
 * options: -e
 * tag: D_OP_PTR
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s>(5)->a);
	exit(0);
}
