/* test: … as keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@s[sym((uintptr_t)&`schedule)] = count();
	@s[sym((uintptr_t)&`schedule)] = count();
	@f[func((uintptr_t)&`schedule), 1] = count();
	@m[mod((uintptr_t)&`schedule), mod((uintptr_t)&`schedule)] = count();
	printa("%a %@d\n", @s);
	printa("%s %d %@d\n", @f);
	printa("%s %s %@d\n", @m);
	printa(@s);
	clear(@s);
	trunc(@s);
	trunc(@f);
	trunc(@m);
	exit(0);
}
