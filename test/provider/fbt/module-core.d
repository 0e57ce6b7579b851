/* test: the core kernel is the module vmlinux
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^in vmlinux$
 */
fbt:vmlinux:vfs_read:entry
/pid == $target/
{
	printf("in %s\n", probemod);
	exit(0);
}
