/* test: inline gives a name to an expression
 * options: -q
 * needs: bpf
 * vm: yes
 */
inline int LIMIT = 10;
inline int TWICE = LIMIT * 2;
BEGIN
{
	printf("%d %d\n", LIMIT, TWICE + 1);
	exit(0);
}
