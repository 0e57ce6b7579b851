/* test: … as keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@u[usym(0x10), umod(0x20)] = count();
	@u[usym(0x10), umod(0x20)] = count();
	@u[usym(0x11), umod(0x20)] = count();
	printa("%A %A %@d\n", @u);
	trunc(@u);
	exit(0);
}
