/* test: fprobe: one clause for two functions knows which it is
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 read'
 * needs: kprobe fprobe
 * match: ^1 1$
 * match: ^vfs_write=1$
 * match: ^vfs_read=([7-9]|[1-9][0-9])$
 */
fbt::vfs_read:entry, fbt::vfs_write:entry
/pid == $target/
{
	@[probefunc] = count();
}

fbt::vfs_read:entry
/pid == $target/
{
	r++;
}

fbt::vfs_write:entry
/pid == $target/
{
	w++;
}

END
{
	printf("%d %d\n", r >= 7, w);
	printa("%s=%@d\n", @);
}
