/* test: a pointer in a global, a thread-local and a clause-local variable
 * options: -q
 * needs: bpf
 */
BEGIN
{
	p = (int *)0x1000;
	self->p = p + 1;
	this->p = self->p + 1;
	printf("%x %x %x\n", (uint64_t)p, (uint64_t)self->p, (uint64_t)this->p);
	exit(0);
}
