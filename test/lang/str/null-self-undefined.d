/* test: a thread-local string that was never assigned is NULL
 * options: -q
 * needs: bpf
 * vm: yes
 */
self string s;
BEGIN
{
	printf("%d ", self->s == NULL);
	self->s = "set";
	printf("%d\n", self->s == NULL);
	exit(0);
}
