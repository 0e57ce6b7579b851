/* test: a pattern names some
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^getppid=7$
 */
syscall::get?id:entry, syscall::get??id:entry
/pid == $target/
{
	@[probefunc] = count();
}

END
{
	printa("%s=%@d\n", @);
}
