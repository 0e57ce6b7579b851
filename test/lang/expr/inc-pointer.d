/* test: ++ of a pointer adds the size of what it points at
 * options: -q
 * needs: bpf
 */
int *p;
char *c;
BEGIN
{
	p = (int *)0x1000;
	c = (char *)0x1000;
	p++;
	--c;
	printf("%x %x\n", (uint64_t)p, (uint64_t)c);
	exit(0);
}
