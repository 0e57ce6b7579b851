/* test: the difference of pointers counts in elements
 * options: -q
 * needs: bpf
 */
int *p, *q;
BEGIN
{
	p = (int *)0x1000;
	q = (int *)0x1020;
	printf("%d %d\n", q - p, p - q);
	exit(0);
}
