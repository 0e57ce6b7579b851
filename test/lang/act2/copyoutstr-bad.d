/* test: copyoutstr() to an address that cannot be written is a fault
 * options: -q -w -c 'sh -c "echo abc >&2"'
 * needs: bpf tracefs writeuser
 * vm: yes
 * err: invalid address \(0x10\) in action #1 
 */
syscall::write:entry
/pid == $target/
{
	copyoutstr("x", 16, 8);
}

ERROR
{
	printf("fault %d at %d\n", arg4, arg5);
}
