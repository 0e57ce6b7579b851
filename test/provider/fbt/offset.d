/* test: arg0 of return is -1, where the return site is not known
 * options: -q -c 'wc /proc/version'
 * needs: kprobe
 * match: ^-1$
 */
fbt::vfs_read:return
/pid == $target/
{
	printf("%d\n", (int)arg0);
	exit(0);
}
