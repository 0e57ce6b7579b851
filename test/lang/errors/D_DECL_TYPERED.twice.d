/* test: D_DECL_TYPERED: a struct defined twice
 * options: -e
 * tag: D_DECL_TYPERED
 */
struct s { int a; };
struct s { int b; };
BEGIN
{
	exit(0);
}
