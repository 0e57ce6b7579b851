/* test: each call is one entry
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^n=7$
 */
rawfbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
