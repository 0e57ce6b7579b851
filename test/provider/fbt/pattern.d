/* test: many functions by pattern, each under its own name
 * options: -q -c 'wc /proc/version'
 * needs: kmulti
 * match: ^vfs_read$
 * match: ^vfs_open$
 */
fbt::vfs_*:entry
/pid == $target/
{
	@[probefunc] = count();
}

END
{
	printa("%s\n", @);
}
