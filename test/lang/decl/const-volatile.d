/* test: const and volatile are accepted
 * options: -q
 * needs: bpf
 */
const char *p;
volatile int v;
BEGIN
{
	p = (const char *)0x10;
	v = 3;
	printf("%x %d\n", (uint64_t)p, v);
	exit(0);
}
