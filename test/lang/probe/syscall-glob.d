/* test: one clause for several system calls, keyed by probefunc
 * options: -q -c "sysloop 4 getuid"
 * needs: tracefs
 * match: ^getuid 4$
 * vm: yes
 */
syscall::get*id:entry
/pid == $target/
{
	@[probefunc] = count();
}
END
{
	printa("%s %@d\n", @);
}
