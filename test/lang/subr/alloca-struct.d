/* test: members of a structure in memory of alloca(), bit-fields too
 * options: -q
 * needs: bpf
 */
struct point { int x; char name[4]; unsigned a : 3; unsigned b : 5; };
BEGIN
{
	this->s = (struct point *)alloca(sizeof (struct point));
	this->s->x = 41;
	this->s->x++;
	this->s->name[0] = 'a';
	this->s->name[1] = 0;
	this->s->a = 5;
	this->s->b = 17;
	this->s->a |= 2;
	printf("%d %s %d %d\n", this->s->x, stringof(this->s->name), this->s->a, this->s->b);
	exit(0);
}
