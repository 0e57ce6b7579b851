/* test: D_XLATE_MEMB: a member translated twice
 * options: -e
 * tag: D_XLATE_MEMB
 */
struct s { int a; };
translator struct s < int I > { a = I; a = 2; };
BEGIN
{
	exit(0);
}
