/* test: copyin() of more than the scratch memory
 * options: -q
 * needs: bpf
 * err: out of scratch space
 * vm: yes
 */
BEGIN
{
	p = copyin(0x1000, 10000000);
	exit(0);
}
ERROR { printf("%d\n", arg4); exit(0); }
