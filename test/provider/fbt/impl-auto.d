/* test: auto is the default of fbtimpl
 * options: -v -x fbtimpl=auto -c "sysloop 7 read"
 * needs: kprobe fprobe
 * out: none
 * err: fbt:vmlinux:vfs_read:entry: fprobe
 */
fbt::vfs_read:entry
/pid == $target/
{
	exit(0);
}
