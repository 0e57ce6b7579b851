/* test: division of promoted int8_t
 * options: -q
 * needs: bpf
 */
int8_t a, b;
BEGIN
{
	a = -128;
	b = -1;
	printf("%d %d %d\n", a / b, a % b, a / 3);
	exit(0);
}
