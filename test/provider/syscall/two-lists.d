/* test: probes with different clauses in one program
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^a getppid 7$
 * match: ^b getppid 7$
 */
syscall::getppid:entry, syscall::getpid:entry, syscall::close:entry
/pid == $target/
{
	@a[probefunc] = count();
}

syscall::getppid:entry, syscall::getuid:entry
/pid == $target/
{
	@b[probefunc] = count();
}

END
{
	printa("a %s %@d\n", @a);
	printa("b %s %@d\n", @b);
}
