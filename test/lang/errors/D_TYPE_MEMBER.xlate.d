/* test: D_TYPE_MEMBER: a member that a translated type does not have
 * options: -e
 * tag: D_TYPE_MEMBER
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s>(5).zz);
	exit(0);
}
