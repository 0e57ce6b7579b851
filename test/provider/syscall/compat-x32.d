/* test: x32 system calls, which have numbers of their own, match no name
 * options: -q -c 'compat x32 10'
 * needs: bpf
 * match: ^calls 0, exits 1$
 * vm: yes
 */
syscall:::entry
/pid == $target && probefunc == "getppid"/
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
