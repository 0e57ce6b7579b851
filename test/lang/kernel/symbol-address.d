/* test: the address of a kernel function by backquote
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", (uint64_t)&`vfs_read > 0xffff000000000000);
	exit(0);
}
