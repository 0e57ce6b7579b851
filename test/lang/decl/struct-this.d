/* test: a clause-local structure
 * options: -q
 * needs: bpf
 */
struct s { int a; int64_t b; };
this struct s x;
BEGIN
{
	this->x.a = 3;
	this->x.b = this->x.a + 1;
	printf("%d %d\n", this->x.a, this->x.b);
	exit(0);
}
