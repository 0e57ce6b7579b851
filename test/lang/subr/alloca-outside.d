/* test: stores outside the memory of alloca() are invalid addresses
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->p = (char *)alloca(8);
	this->p[7] = 1;
	this->p[8] = 1;
}
BEGIN
{
	this->p = (char *)alloca(8);
	this->p[-1] = 1;
}
BEGIN
{
	this->q = (long *)(alloca(8) + 1);
	*this->q = 1;
}
BEGIN
{
	*(int *)0 = 1;
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d in %d\n", arg4, arg2);
}
