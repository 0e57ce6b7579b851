/* test: ?: of a pointer and 0
 * options: -q
 * needs: bpf
 */
int *p;
BEGIN
{
	p = (int *)0x1230;
	a = 1;
	printf("%x %x\n", (uint64_t)(a ? p : 0), (uint64_t)(a ? 0 : p));
	exit(0);
}
