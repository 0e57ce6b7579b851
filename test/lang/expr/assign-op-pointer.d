/* test: += and -= of a pointer count in elements
 * options: -q
 * needs: bpf
 */
int *p;
BEGIN
{
	p = (int *)0x1000;
	p += 4;
	printf("%x ", (uint64_t)p);
	p -= 1;
	printf("%x\n", (uint64_t)p);
	exit(0);
}
