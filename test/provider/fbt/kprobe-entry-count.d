/* test: kprobe: each call is one entry
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^n=7$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
