/* test: the value of op= is the new one
 * options: -q
 * needs: bpf
 */
int8_t a;
BEGIN
{
	a = 127;
	b = (a += 1) + 1;
	printf("%d %d\n", a, b);
	exit(0);
}
