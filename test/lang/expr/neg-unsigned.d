/* test: unary minus of an unsigned int is unsigned
 * options: -q
 * needs: bpf
 */
uint32_t a;
BEGIN
{
	a = 1;
	printf("%d %d\n", -a, -a > 0);
	exit(0);
}
