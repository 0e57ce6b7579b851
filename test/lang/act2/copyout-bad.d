/* test: copyout() to an address that cannot be written is a fault
 * options: -q -w -c 'sh -c "echo abc >&2"'
 * needs: bpf tracefs writeuser
 * vm: yes
 * err: invalid address \(0x8\) in action #1 
 */
syscall::write:entry
/pid == $target/
{
	copyout(copyin(arg1, 4), 8, 4);
}

ERROR
{
	printf("fault %d at %d\n", arg4, arg5);
}
