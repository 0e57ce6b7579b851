/* test: kprobe: members of what an argument points to
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 read'
 * needs: kprobe
 * stdin: read-only
 * match: ^name read-only$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
{
	printf("name %s\n", stringof(args[0]->f_path.dentry->d_name.name));
	exit(0);
}
