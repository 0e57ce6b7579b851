/* test: -c tries to run its program in one place only
 * options: -q -c "sh -c exit"
 * needs: bpf
 * match: ^ *1$
 */
syscall::execve:entry
/pid == $target/
{
	@ = count();
}
