/* test: a pattern of symbols
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^vfs_read!$
 */
rawfbt::vfs_rea*:entry
/pid == $target/
{
	@[probefunc] = count();
}

END
{
	printa("%s!\n", @);
}
