/* test: arguments of a system call, with their types
 * options: -q -c 'cat /proc/version'
 * needs: bpf tracefs
 * match: ^/proc/version$
 * vm: yes
 */
syscall::openat:entry
/pid == $target && copyinstr(arg1) == "/proc/version"/
{
	printf("%s\n", copyinstr((uintptr_t)args[1]));
	exit(0);
}
