/* test: fprobe: caller is who called the function, at return
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 read'
 * needs: kprobe fprobe
 * match: ^(vmlinux`)?(rw_verify_area|vfs_read)(\+0x[0-9a-f]+)?=[1-9][0-9]*$
 */
fbt::rw_verify_area:entry
/pid == $target/
{
	self->in = 1;
}

fbt::security_file_permission:return
/pid == $target && self->in/
{
	@[sym(caller)] = count();
}

END
{
	printa("%a=%@d\n", @);
}
