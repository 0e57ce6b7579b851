/* test: fprobe: caller is who called the function, at entry
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 read'
 * needs: kprobe fprobe
 * match: ^(vmlinux`)?ksys_read(\+0x[0-9a-f]+)?=7$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	@[func(caller)] = count();
}

END
{
	printa("%a=%@d\n", @);
}
