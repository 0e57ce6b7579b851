/* test: copyout() of more than scratchsize is a fault
 * options: -q -w -c 'sh -c "echo abc >&2"'
 * needs: bpf tracefs writeuser
 * vm: yes
 * err: out of scratch space in action #2 
 */
syscall::write:entry
/pid == $target/
{
	this->n = arg2 + 5000;
	copyout(copyin(arg1, 4), arg1, this->n);
}

ERROR
{
	printf("fault %d\n", arg4);
}
