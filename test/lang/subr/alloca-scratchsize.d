/* test: alloca() of more than scratchsize is a fault
 * options: -q -x scratchsize=64
 * needs: bpf
 */
BEGIN
{
	n = 64;
	this->p = (char *)alloca(n);
	this->p[63] = 1;
	printf("%d\n", this->p[63]);
}
BEGIN
{
	n = 65;
	this->p = alloca(n);
}
BEGIN
{
	this->p = alloca(65);
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
