/* test: kprobes by force: the same arguments, the same types
 * options: -q -x fbtimpl=kprobe -c 'wc /proc/version'
 * needs: kprobe btf
 * match: ^[1-9][0-9]* 1$
 */
fbt::vfs_read:entry
/pid == $target && arg2 > 0/
{
	self->count = arg2;
	self->file = arg0;
	self->same = (uint64_t)args[0] == arg0 && args[2] == arg2;
}

fbt::vfs_read:return
/self->count && (int64_t)arg1 > 0 && args[1] == arg1/
{
	printf("%d %d\n", arg1, self->same);
	exit(0);
}
