/* test: bcopy() writes to memory of alloca() only, and not beyond it
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	this->d = (char *)alloca(8);
	bcopy("0123456789", this->d + 4, 4);
	bcopy("0123456789", this->d + 4, 5);
}
BEGIN
{
	this->d = (char *)alloca(8);
	n = 9;
	bcopy("0123456789", this->d, n);
}
BEGIN
{
	n = 1;
	bcopy("0", (void *)curthread, n);
}
BEGIN
{
	this->d = (char *)alloca(8);
	bcopy((void *)8, this->d, 8);
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d in %d\n", arg4, arg2);
}
