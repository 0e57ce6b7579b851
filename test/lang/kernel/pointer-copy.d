/* test: a pointer to a kernel structure in a variable of each kind
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	p = curthread;
	self->p = p;
	this->p = self->p;
	a["x"] = this->p;
	printf("%d %s\n", a["x"]->pid == tid, this->p->comm);
	exit(0);
}
