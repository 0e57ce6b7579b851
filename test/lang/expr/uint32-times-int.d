/* test: uint32_t times int is an unsigned int
 * options: -q
 * needs: bpf
 */
uint32_t a;
int b;
BEGIN
{
	a = 3;
	b = -1;
	printf("%d\n", a * b);
	exit(0);
}
