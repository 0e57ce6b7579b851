/* test: unary plus promotes
 * options: -q
 * needs: bpf
 */
int8_t a;
BEGIN
{
	a = -3;
	printf("%d %d\n", +a, sizeof (+a));
	exit(0);
}
