/* test: a string at a bad address
 * options: -q
 * needs: bpf
 * err: invalid address
 */
BEGIN
{
	printf("%s\n", stringof((char *)0x10));
	exit(0);
}
ERROR { printf("%d %x\n", arg4, arg5); exit(0); }
