/* test: D_OP_DYN: a translated value as a whole
 * options: -e
 * tag: D_OP_DYN
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	x = xlate<struct s>(5);
	exit(0);
}
