/* test: D_OP_SOU: . of a translated pointer
 * options: -e
 * tag: D_OP_SOU
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s *>(5).a);
	exit(0);
}
