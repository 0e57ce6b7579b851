/* test: pointers cast to integers and back
 * options: -q
 * needs: bpf
 */
BEGIN
{
	p = (int *)0xffff888000001234;
	printf("%x %x\n", (uint64_t)p, (uint32_t)(uint64_t)p);
	exit(0);
}
