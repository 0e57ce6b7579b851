/* test: … as arguments of printf()
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%A %A %s %s %s\n", uaddr(0x10), 0x20, usym(0x30), umod(0x40), ufunc(0x50));
	exit(0);
}
