/* test: an inline is evaluated where it stands
 * options: -q
 * needs: bpf
 */
inline int NEXT = n + 1;
int n;
BEGIN
{
	n = 5;
	printf("%d ", NEXT);
	n = 7;
	printf("%d\n", NEXT);
	exit(0);
}
