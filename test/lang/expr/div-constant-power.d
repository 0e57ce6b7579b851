/* test: division of a negative number by a power of two truncates too
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = -7;
	printf("%d %d %d %d\n", a / 2, a % 2, a / 4, a % 8);
	exit(0);
}
