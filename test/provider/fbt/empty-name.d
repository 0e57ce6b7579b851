/* test: an empty name is entry and return
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^entry=([7-9]|[1-9][0-9])$
 * match: ^return=([7-9]|[1-9][0-9])$
 */
fbt::vfs_read:
/pid == $target/
{
	@[probename] = count();
}

END
{
	printa("%s=%@d\n", @);
}
