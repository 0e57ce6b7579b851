/* test: pointers compare as unsigned addresses
 * options: -q
 * needs: bpf
 */
char *p, *q;
BEGIN
{
	p = (char *)0x1000;
	q = (char *)0xffff888000000000;
	printf("%d %d %d %d\n", p < q, p == q, p != 0, q > p);
	exit(0);
}
