/* test: a variable that "= 0" made an int keeps all bits of what it is given later; printed, it is an int
 * options: -q
 * needs: bpf
 */
int narrow;
BEGIN
{
	last = 0;
	array["x"] = 0;
	self->mine = 0;
	this->here = 0;
	bytes = 1;
}

BEGIN
{
	last = 0x100000005;
	array["x"] = 0x100000006;
	self->mine = 0x100000007;
	this->here = 0x100000008;
	narrow = 0x100000009;
	bytes += 0x100000001;
	bytes++;
	array["x"] += 1;
}

BEGIN
{
	printf("%d %d %d ", last == 0x100000005, array["x"] == 0x100000007,
	    self->mine + 0L == 0x100000007);
	printf("%d %d %d\n", this->here > 0x100000000, narrow == 9, bytes - 0x100000000 == 3);
	printf("%d %d %d\n", last, sizeof (last), array["x"]);
	start = 0;
	start = timestamp;
	printf("%d\n", timestamp - start < 1000000000);
	exit(0);
}
