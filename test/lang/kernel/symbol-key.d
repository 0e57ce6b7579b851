/* test: sym() as the key of an aggregation
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[sym((uint64_t)&`vfs_read)] = count();
	@[sym((uint64_t)&`vfs_read)] = count();
	printa("%a %@d\n", @);
	exit(0);
}
