/* test: small types are promoted to int before they are compared
 * options: -q
 * needs: bpf
 */
int16_t a;
uint16_t b;
BEGIN
{
	a = -1;
	b = 1;
	printf("%d %d\n", a < b, a == (uint16_t)-1);
	exit(0);
}
