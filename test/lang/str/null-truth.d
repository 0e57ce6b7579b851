/* test: a string is true unless it is NULL
 * options: -q
 * needs: bpf
 */
self string s;
BEGIN
{
	printf("%d ", self->s ? 1 : 0);
	self->s = "";
	printf("%d %d\n", self->s ? 1 : 0, !self->s);
	exit(0);
}
