/* test: a class of characters in a pattern
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^getppid=7$
 */
syscall::getp[a-pr-z]id:entry
/pid == $target/
{
	@[probefunc] = count();
}

END
{
	printa("%s=%@d\n", @);
}
