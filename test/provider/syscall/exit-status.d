/* test: exit() in a system call ends tracing with its status
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * exit: 7
 * out: none
 * vm: yes
 */
syscall::getppid:entry
/pid == $target/
{
	exit(7);
}
