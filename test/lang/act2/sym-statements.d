/* test: sym, func and mod as statements
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	sym((uintptr_t)&`schedule);
	printf("|");
	func((uintptr_t)&`schedule);
	printf("|");
	mod((uintptr_t)&`schedule);
	exit(0);
}
