/* test: copyout() changes what a system call reads
 * options: -q -w -c 'echo abcdefghij'
 * needs: bpf tracefs writeuser
 * vm: yes
 */
syscall::write:entry
/pid == $target/
{
	this->from = copyin(arg1, 4);
	copyout(this->from, arg1 + 4, 4);
}
