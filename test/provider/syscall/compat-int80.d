/* test: 32-bit system calls do not show under the names that their numbers have for 64-bit code
 * options: -q -c 'compat int80 10'
 * needs: bpf kernel>=5.11
 * match: ^calls 0, exits 1$
 * vm: yes
 */
syscall::semget:entry, syscall::semget:return, syscall::getppid:entry
/pid == $target/
{
	calls++;
}

syscall::exit_group:entry
/pid == $target/
{
	exits++;
}

END
{
	printf("calls %d, exits %d\n", calls, exits);
}
