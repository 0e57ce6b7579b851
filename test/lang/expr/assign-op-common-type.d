/* test: op= computes in the common type before it cuts
 * options: -q
 * needs: bpf
 */
int8_t a;
uint8_t b;
BEGIN
{
	a = 100;
	b = 200;
	a /= (int64_t)-3;
	b = b * 2 / 4;
	printf("%d %d\n", a, b);
	exit(0);
}
