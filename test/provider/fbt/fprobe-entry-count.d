/* test: fprobe: each call is one entry
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 read'
 * needs: kprobe fprobe
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
