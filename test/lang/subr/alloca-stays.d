/* test: memory of alloca() stays until the clause ends, whatever else needs scratch memory
 * options: -q
 * needs: bpf
 */
BEGIN
{
	this->p = (long *)alloca(8);
	*this->p = 0x1234;
	this->s = strjoin("some", strjoin("thing", "else"));
	this->t = substr(this->s, 2);
	this->q = (long *)alloca(8);
	*this->q = 0x5678;
	printf("%x %x %s\n", *this->p, *this->q, this->t);
	exit(0);
}
