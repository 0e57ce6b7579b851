/* test: D_DECL_MNAME: a member without a name
 * options: -e
 * tag: D_DECL_MNAME
 */
struct s { int; };
BEGIN
{
	exit(0);
}
