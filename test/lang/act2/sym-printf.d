/* test: … as arguments of printf()
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s %s %s\n", sym((uintptr_t)&`schedule), func((uintptr_t)&`schedule), mod((uintptr_t)&`schedule));
	printf("%a %a|%-24a|%24a|\n", (uintptr_t)&`schedule, &`schedule, sym((uintptr_t)&`schedule), &`schedule);
	printf("%a\n", (uintptr_t)&`schedule + 4);
	exit(0);
}
