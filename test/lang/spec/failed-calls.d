/* test: the classic use: show only the system calls that fail
 * options: -q -c 'cat /etc/passwd /no-such-file-here'
 * needs: bpf
 * vm: yes
 * exit: any
 * match: ^open no-such-file-here failed with 2$
 */
syscall::openat:entry
/pid == $target/
{
	self->id = speculation();
}

syscall::openat:entry
/self->id/
{
	speculate(self->id);
	printf("open %s", basename(copyinstr(arg1)));
}

syscall::openat:return
/self->id && errno == 0/
{
	discard(self->id);
	self->id = 0;
}

syscall::openat:return
/self->id/
{
	speculate(self->id);
	printf(" failed with %d\n", errno);
}

syscall::openat:return
/self->id/
{
	commit(self->id);
	self->id = 0;
}
