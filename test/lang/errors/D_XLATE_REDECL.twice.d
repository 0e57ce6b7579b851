/* test: D_XLATE_REDECL: a translator declared twice
 * options: -e
 * tag: D_XLATE_REDECL
 */
struct s { int a; };
translator struct s < int I > { a = I; };
translator struct s < int J > { a = J; };
BEGIN
{
	exit(0);
}
