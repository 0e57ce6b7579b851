/* test: without evaltime the command is traced from its exec on
 * options: -q -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^1 executed, 1 linked$
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
