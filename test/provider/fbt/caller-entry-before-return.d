/* test: a kretprobe on the same function does not hide the caller from the entry
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ksys_read.*ksys_read.*ksys_read
 * match: ^n=7 returns=1$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	sym(caller);
	n++;
}

fbt::vfs_read:return
/pid == $target/
{
	r++;
}

END
{
	printf("\nn=%d returns=%d\n", n, r >= 7);
}
