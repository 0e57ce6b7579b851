/* test: char is signed on x86, unsigned char is not
 * options: -q
 * needs: bpf
 */
signed char a;
unsigned char b;
BEGIN
{
	a = 200;
	b = 200;
	printf("%d %d\n", a, b);
	exit(0);
}
