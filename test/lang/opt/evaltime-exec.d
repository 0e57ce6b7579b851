/* test: evaltime=exec: the command has executed its program before tracing begins
 * options: -q -x evaltime=exec -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^0 executed, 1 linked$
 */
syscall::execve:entry
/pid == $target/
{
	executed = 1;
}

syscall::mmap:entry
/pid == $target/
{
	linked = 1;
}

END
{
	printf("%d executed, %d linked\n", executed, linked);
}
