/* test: a system call's entry comes before its return
 * options: -q -c "sysloop 3 getppid"
 * needs: tracefs
 * match: ^3 3 0$
 * vm: yes
 */
syscall::getppid:entry
/pid == $target/
{
	self->in = 1;
	entries++;
}
syscall::getppid:return
/self->in/
{
	self->in = 0;
	returns++;
}
END
{
	printf("%d %d %d\n", entries, returns, entries - returns);
}
