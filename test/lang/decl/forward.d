/* test: a pointer to a structure that is not defined
 * options: -q
 * needs: bpf
 */
struct hidden;
struct hidden *p;
BEGIN
{
	p = (struct hidden *)0x1230;
	printf("%x\n", (uint64_t)p);
	exit(0);
}
