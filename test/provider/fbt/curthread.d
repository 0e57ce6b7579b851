/* test: the current thread
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe btf
 * match: ^7 of 7$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	n++;
	same += curthread->pid == tid && curthread->tgid == pid && stringof(curthread->comm) == execname;
}

END
{
	printf("%d of %d\n", same, n);
}
