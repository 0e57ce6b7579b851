/* test: division by 1 and -1
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = -7;
	printf("%d %d %d\n", a / 1, a / -1, a % 1);
	exit(0);
}
