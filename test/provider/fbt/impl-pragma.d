/* test: fbtimpl can be set in the script
 * options: -v -c "sysloop 7 read"
 * needs: kprobe
 * err: vfs_read:entry: kprobe.*fbtimpl=kprobe
 * match: ^fired$
 */
#pragma D option fbtimpl=kprobe
#pragma D option quiet

fbt::vfs_read:entry
/pid == $target/
{
	printf("fired\n");
	exit(0);
}
