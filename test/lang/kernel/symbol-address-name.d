/* test: %a, sym() and func() of a function's address
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%a ", &`vfs_read);
	sym((uint64_t)&`vfs_read);
	printf("\n");
	exit(0);
}
