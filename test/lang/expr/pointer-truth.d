/* test: a pointer is true unless it is 0
 * options: -q
 * needs: bpf
 */
char *p, *q;
BEGIN
{
	p = (char *)0x1000;
	q = 0;
	printf("%d %d %d %d\n", !p, !q, p && 1, q || 0);
	exit(0);
}
