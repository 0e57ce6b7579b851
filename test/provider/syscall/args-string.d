/* test: a path in user memory
 * options: -q -c 'cat /proc/version'
 * needs: bpf tracefs
 * vm: yes
 * match: ^/proc/version 1$
 */
syscall::openat:entry
/pid == $target/
{
	@[copyinstr((uintptr_t)args[1])] = count();
}

END
{
	printa("%s %@d\n", @);
}
