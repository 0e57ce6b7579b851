/* test: a negative int stands for a negative 64-bit number in & and |
 * options: -q
 * needs: bpf
 */
int a;
int64_t l;
BEGIN
{
	a = -2;
	l = 0x100000001;
	printf("%d %d\n", l & a, 0 | a);
	exit(0);
}
