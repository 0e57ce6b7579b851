/* test: thread-local and clause-local variables may have the names of built-in ones
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->pid = 5;
	this->timestamp = 6;
	printf("%d %d %d\n", self->pid, this->timestamp, pid == $pid);
	exit(0);
}
