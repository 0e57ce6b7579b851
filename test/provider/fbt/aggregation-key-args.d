/* test: typed arguments as keys
 * options: -q -c 'sysloop 7 read'
 * needs: kprobe
 * stdin: read-only
 * match: ^sysloop 0 read-only 7$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	@[execname, args[2], stringof(args[0]->f_path.dentry->d_name.name)] = count();
}

END
{
	printa("%s %d %s %@d\n", @);
}
