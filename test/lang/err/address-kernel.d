/* test: a bad address in the kernel's half
 * options: -q
 * needs: bpf
 * err: invalid address \(0xffff000000001000\)
 */
BEGIN
{
	x = *(char *)0xffff000000001000;
	exit(0);
}
ERROR { printf("%d %x\n", arg4, arg5); exit(0); }
