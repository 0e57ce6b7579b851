/* test: self-> strings are copied and compared
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a = "thread";
	self->b = self->a;
	self->a = "other";
	printf("%s %s %d\n", self->a, self->b, self->b == "thread");
	exit(0);
}
