/* test: the number in a variable
 * options: -q -c 'cat /proc/version'
 * needs: bpf btf
 * vm: yes
 * match: ^version 1$
 */
syscall::read:entry
/pid == $target/
{
	self->fd = arg0;
}

syscall::read:return
/self->fd && fds[self->fd].fi_fs == "proc"/
{
	printf("%s %d\n", fds[self->fd].fi_name, fds[self->fd].fi_offset == arg0);
	exit(0);
}
