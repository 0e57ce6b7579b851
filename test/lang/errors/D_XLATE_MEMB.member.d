/* test: D_XLATE_MEMB: a translator of an unknown member
 * options: -e
 * tag: D_XLATE_MEMB
 */
struct s { int a; };
translator struct s < int I > { b = I; };
BEGIN
{
	exit(0);
}
