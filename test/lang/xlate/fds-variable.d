/* test: the number in a variable
 * options: -q -c 'dd if=/proc/version of=/dev/null bs=64 count=1'
 * needs: bpf btf
 * vm: yes
 * match: ^version 1$
 */
syscall::read:entry
/pid == $target/
{
	self->fd = arg0 + 1;
}

syscall::read:return
/self->fd && fds[self->fd - 1].fi_fs == "proc"/
{
	printf("%s %d\n", fds[self->fd - 1].fi_name, fds[self->fd - 1].fi_offset == arg0);
	exit(0);
}
