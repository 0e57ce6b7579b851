/* test: a negative constant that divides an unsigned int is converted to unsigned int first
 * options: -q
 * needs: bpf
 * vm: yes
 */
unsigned int x;
BEGIN
{
	x = 4294967295;
	printf("%d %d", x / -1, x % -1);
	x = 4294967290;
	printf(" %d %d", x / -5, x % -5);
	x %= -7;
	printf(" %d\n", x);
	exit(0);
}
