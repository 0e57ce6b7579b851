/* test: -e compiles what this kernel or user may not trace: it asks nothing of the kernel
 * options: -e -w
 * needs: btf
 * unprivileged: yes
 * out: none
 */
fbt::vfs_read:entry
{
	trace(args[0]->f_pos);
	copyout(alloca(4), arg1, 4);
}
fbt::vfs_read:return { trace(args[1]); }
rawfbt::vfs_read:entry { trace(arg0); }
