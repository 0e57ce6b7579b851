/* test: forty thread-local variables
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a0 = 0; self->a1 = 1; self->a2 = 2; self->a3 = 3; self->a4 = 4; self->a5 = 5; self->a6 = 6; self->a7 = 7;
	self->b0 = 0; self->b1 = 1; self->b2 = 2; self->b3 = 3; self->b4 = 4; self->b5 = 5; self->b6 = 6; self->b7 = 7;
	self->c0 = 0; self->c1 = 1; self->c2 = 2; self->c3 = 3; self->c4 = 4; self->c5 = 5; self->c6 = 6; self->c7 = 7;
	self->d0 = 0; self->d1 = 1; self->d2 = 2; self->d3 = 3; self->d4 = 4; self->d5 = 5; self->d6 = 6; self->d7 = 7;
	self->e0 = 0; self->e1 = 1; self->e2 = 2; self->e3 = 3; self->e4 = 4; self->e5 = 5; self->e6 = 6; self->e7 = 7;
	printf("%d %d\n", self->a1 + self->b2 + self->c3 + self->d4 + self->e5, self->a7 + self->e7);
	self->a1 = 0; self->b2 = 0;
	printf("%d\n", self->a1 + self->b2 + self->c3);
	exit(0);
}
