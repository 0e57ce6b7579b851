/* test: mod() of a function's address
 * options: -q
 * needs: bpf
 */
BEGIN
{
	mod((uint64_t)&`vfs_read);
	printf("|\n");
	exit(0);
}
