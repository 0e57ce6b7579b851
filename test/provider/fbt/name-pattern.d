/* test: a pattern for the name
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^entry!$
 */
fbt::vfs_read:e*
/pid == $target/
{
	@[probename] = count();
}

END
{
	printa("%s!\n", @);
}
