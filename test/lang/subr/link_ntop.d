/* test: link_ntop() of Ethernet and InfiniBand addresses
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->b = (uint64_t *)alloca(24);
	this->b[0] = htonll(0x0102030a0bff1122);
	this->b[1] = htonll(0x33445566778899aa);
	this->b[2] = htonll(0xbbccddee00000000);
	printf("%s\n", link_ntop(1, this->b));
	printf("%s\n", link_ntop(32, this->b));
}
BEGIN
{
	this->c = alloca(20);
	t = 2;
	printf("%s\n", link_ntop(t, this->c));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
