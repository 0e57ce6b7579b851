/* test: %a of an address within a function
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%a\n", (uint64_t)&`vfs_read + 3);
	exit(0);
}
