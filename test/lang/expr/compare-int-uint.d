/* test: int against unsigned int compares as unsigned
 * options: -q
 * needs: bpf
 * vm: yes
 */
int a;
uint32_t b;
BEGIN
{
	a = -1;
	b = 1;
	printf("%d %d\n", a < b, a > b);
	exit(0);
}
