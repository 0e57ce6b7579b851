/* test: evaltime=preinit: the libraries are there when tracing begins
 * options: -q -x evaltime=preinit -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^0 executed, 0 linked, 1 called$
 */
syscall::execve:entry
/pid == $target/
{
	executed = 1;
}

syscall::openat:entry
/pid == $target/
{
	linked = 1;
}

syscall::getppid:entry
/pid == $target/
{
	called = 1;
}

END
{
	printf("%d executed, %d linked, %d called\n", executed, linked, called);
}
