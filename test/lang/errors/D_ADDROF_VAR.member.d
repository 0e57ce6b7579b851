/* test: a member of a structure in a D variable has no address to take
 * options: -e
 * tag: D_ADDROF_VAR
 */
struct pair {
	int both[2];
};

this struct pair p;

BEGIN
{
	trace(&this->p.both[1]);
}
