/* test: probefunc of a system call
 * options: -q -c "sysloop 1 getppid"
 * needs: tracefs
 * match: ^syscall getppid entry$
 * vm: yes
 */
syscall::getppid:
/pid == $target && probename == "entry"/
{
	printf("%s %s %s\n", probeprov, probefunc, probename);
}
