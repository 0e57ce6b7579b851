/* test: a global variable that was never assigned is 0
 * options: -q
 * needs: bpf
 */
int a; uint64_t b;
BEGIN
{
	printf("%d %d %d\n", a, b, a + 1);
	exit(0);
}
