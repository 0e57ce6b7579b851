/* test: D_CG_EXPR: an inline that calls itself twice
 * options: -e
 * tag: D_CG_EXPR
 */
inline int f[int n] = f[n] + f[n];
BEGIN
{
	trace(f[1]);
	exit(0);
}
