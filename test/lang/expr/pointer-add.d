/* test: adding to a pointer counts in elements
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t *p;
int n;
BEGIN
{
	p = (int64_t *)0x1000;
	n = 3;
	printf("%x %x %x\n", (uint64_t)(p + 3), (uint64_t)(n + p), (uint64_t)(p - 1));
	exit(0);
}
