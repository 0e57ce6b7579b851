/* test: each thread has its own thread-local variables
 * options: -q -c "sysloop 20 getppid"
 * needs: tracefs
 * match: ^20$
 * vm: yes
 */
int seen;
BEGIN
{
	self->n = 5;
}
syscall::getppid:entry
/pid == $target/
{
	self->n++;
	seen = self->n > seen ? self->n : seen;
}
END
{
	printf("%d\n", seen);
}
