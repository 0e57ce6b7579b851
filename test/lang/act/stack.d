/* test: stack() shows the kernel's functions
 * options: -q
 * needs: bpf
 * match: ^ +(vmlinux`)?[A-Za-z_][A-Za-z0-9_.]*\+0x[0-9a-f]+$
 * vm: yes
 */
BEGIN
{
	stack();
	exit(0);
}
