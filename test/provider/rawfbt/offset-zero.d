/* test: offset 0 is the entry, with its arguments
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^vfs_read 0 7$
 */
rawfbt::vfs_read:0
/pid == $target && arg2 == 0/
{
	@[probefunc, probename] = count();
}

END
{
	printa("%s %s %@d\n", @);
}
