/* test: int divided by unsigned int is an unsigned division
 * options: -q
 * needs: bpf
 */
int a;
BEGIN
{
	a = -7;
	printf("%u\n", a / 2u);
	exit(0);
}
