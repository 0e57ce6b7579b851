/* test: thread-local variables and arrays changed in branches
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a = 1;
	if (self->a) {
		self->b = 2;
		x["k"] = self->b;
	} else {
		self->c = 3;
		x["k"] = 9;
	}
	if (x["k"] == 2)
		self->a = 0;
	printf("%d %d %d %d\n", self->a, self->b, self->c + 0, x["k"]);
	exit(0);
}
