/* test: an inline with parameters
 * options: -q
 * needs: bpf
 * vm: yes
 */
inline int MAX[int a, int b] = a > b ? a : b;
BEGIN
{
	x = 3;
	printf("%d %d %d\n", MAX[1, 2], MAX[x * 2, 4], MAX[MAX[1, 9], 5]);
	exit(0);
}
