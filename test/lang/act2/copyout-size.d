/* test: copyout() of a size known at run time
 * options: -q -w -c 'echo abcdefg'
 * needs: bpf tracefs writeuser
 * vm: yes
 */
syscall::write:entry
/pid == $target/
{
	this->n = arg2 / 2;
	copyout(copyin(arg1, 8), arg1 + 1, this->n);
	copyout(copyin(arg1, 8), arg1, this->n - this->n);
}
