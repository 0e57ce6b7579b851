/* test: a thread-local string that was given NULL is NULL
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->s = "text";
	self->n = 1;
	self->s = NULL;
	printf("%d %d\n", self->s == NULL, self->n);
	exit(0);
}
