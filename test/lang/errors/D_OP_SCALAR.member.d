/* test: D_OP_SCALAR: a string member as a condition
 * options: -e
 * tag: D_OP_SCALAR
 */
struct s { string n; } g;
BEGIN
{
	trace(g.n ? 1 : 2);
	exit(0);
}
