/* test: all calls at once, each under its name
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^getppid entry 7$
 * match: ^exit_group entry 1$
 */
syscall:::entry
/pid == $target/
{
	@[probefunc, probename] = count();
}

END
{
	printa("%s %s %@d\n", @);
}
