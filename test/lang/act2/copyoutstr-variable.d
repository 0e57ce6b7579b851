/* test: copyoutstr() of a string of the kernel, a length known at run time
 * options: -q -w -c 'echo abcdefg'
 * needs: bpf tracefs writeuser
 * vm: yes
 */
syscall::write:entry
/pid == $target/
{
	this->s = strjoin(execname, "!");
	copyoutstr(this->s, arg1, arg2 - 4);
}
