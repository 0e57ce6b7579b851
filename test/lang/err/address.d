/* test: a bad address: arg4 is 1, arg5 the address
 * options: -q
 * needs: bpf
 * err: invalid address \(0x1234\) in action #1
 * vm: yes
 */
BEGIN
{
	x = *(int *)0x1234;
	exit(0);
}
ERROR { printf("%d %x\n", arg4, arg5); exit(0); }
