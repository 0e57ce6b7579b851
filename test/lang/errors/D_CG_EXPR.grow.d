/* test: D_CG_EXPR: inlines that double each other
 * options: -e
 * tag: D_CG_EXPR
 */
inline int a0[int n] = n + n;
inline int a1[int n] = a0[n] + a0[n + 1];
inline int a2[int n] = a1[n] + a1[n + 1];
inline int a3[int n] = a2[a2[n]] + a2[a2[n]];
inline int a4[int n] = a3[a3[a3[n]]] + a3[a3[a3[n]]];
BEGIN
{
	trace(a4[a4[a4[x]]]);
	x = 1;
	exit(0);
}
