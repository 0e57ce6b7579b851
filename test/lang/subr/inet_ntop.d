/* test: inet_ntop() by address family
 * options: -q
 * needs: bpf
 */
BEGIN
{
	this->a = (uint32_t *)alloca(16);
	this->a[0] = htonl(0x7f000001);
	f = 2;
	printf("%s %s\n", inet_ntop(2, this->a), inet_ntop(f, this->a));
	f = 10;
	this->a[0] = this->a[1] = this->a[2] = 0;
	this->a[3] = htonl(1);
	printf("%s\n", inet_ntop(f, this->a));
}
BEGIN
{
	f = 11;
	printf("%s\n", inet_ntop(f, alloca(16)));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
