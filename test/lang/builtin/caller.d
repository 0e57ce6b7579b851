/* test: caller is an address of the kernel, or 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = caller;
	printf("%d\n", a == 0 || a > 0xffff000000000000);
	exit(0);
}
