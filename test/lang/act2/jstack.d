/* test: jstack() takes what ustack() takes
 * options: -q -c 'sh -c "echo abc >&2"'
 * needs: bpf tracefs
 * vm: yes
 * match: ^1$
 * err: abc
 */
syscall::write:entry
/pid == $target/
{
	jstack();
	jstack(4);
	jstack(4, 1000);
	ustack(2, 0);
	@[jstack(3)] = count();
}

END
{
	printa("%k%@d\n", @);
}
