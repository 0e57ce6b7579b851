/* test: kprobes by force: the same arguments, the same types
 * options: -q -x fbtimpl=kprobe -c 'wc /proc/version'
 * needs: kprobe btf
 * match: ^0 1$
 * A function that does not block: of one that does, kretprobes miss returns.
 */
fbt::vfs_open:entry
/pid == $target/
{
	self->in = 1;
	self->same = (uint64_t)args[0] == arg0 && (uint64_t)args[1] == arg1;
}

fbt::vfs_open:return
/self->in && args[1] == (int)arg1/
{
	printf("%d %d\n", args[1], self->same);
	exit(0);
}
