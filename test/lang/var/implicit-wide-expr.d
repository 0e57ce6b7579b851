/* test: what is computed from variables without a declaration keeps 64 bits all the way, as in DTrace
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	start = 0;
	end = 0;
	self->t = 0;
	this->u = 0;
	a["x"] = 0;
	start = 5000000000;
	end = 25000000000;
	self->t = 9000000000;
	this->u = -9000000000;
	a["x"] = 20000000000;
	printf("%d %d\n", (end - start) / 1000000000, (end - self->t) % 1000000007);
	printf("%d %d\n", -(start - end) / 1000000000, (self->t + this->u) / 7);
	printf("%d %d\n", (a["x"] >> 30) + 1, (1 ? end : 0) / 5000000000);
	printf("%d %d\n", end - start > 10000000000, start - end < -1);
	@ = sum((end - start) / 1000);
}

/* declared ones are cut */
int x, y;
BEGIN
{
	x = 2147483647;
	y = 1;
	printf("%d\n", (x + y) / 2);
	exit(0);
}
