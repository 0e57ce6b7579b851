/* test: arg0 and arg1 of return are the result; a failure sets errno
 * options: -q -c 'cat /no/such/file'
 * needs: bpf
 * match: ^-2 -2 2$
 * exit: any
 * vm: yes
 */
syscall::openat:entry
/pid == $target/
{
	self->is = copyinstr(arg1) == "/no/such/file";
}

syscall::openat:return
/self->is/
{
	printf("%d %d %d\n", (int)arg0, (int)arg1, errno);
	exit(0);
}
