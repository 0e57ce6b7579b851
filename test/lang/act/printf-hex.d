/* test: %x, %X and %p
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%x %X %x %p\n", 0xabcdef, 0xabcdef, 0xffffffff12345678, (int *)0x1000);
	exit(0);
}
