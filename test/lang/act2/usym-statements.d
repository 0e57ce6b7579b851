/* test: usym, ufunc, umod and uaddr as statements: addresses of no object
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	usym(0x10);
	ufunc(0x20);
	umod(0x30);
	uaddr(0x40);
	exit(0);
}
