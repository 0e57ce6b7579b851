/* test: memory of the kernel cannot be written
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	this->p = (int *)alloca(4);
	*this->p = 1;
	*(int *)curthread = *this->p;
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
