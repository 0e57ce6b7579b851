/* test: D_DECL_INCOMPLETE: a variable of a struct that is nowhere defined
 * options: -e
 * tag: D_DECL_INCOMPLETE
 */
struct nosuch_anywhere x;
BEGIN
{
	exit(0);
}
