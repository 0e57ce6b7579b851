/* test: inet_ntop() of IPv6 addresses, those that hold an IPv4 address among them
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->b = (uint64_t *)alloca(16);
	this->b[0] = htonll(0xfe80000000000000);
	this->b[1] = htonll(0x02144ffffe0b76c8);
	printf("%s\n", inet_ntop(10, this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0);
	printf("%s\n", inet_ntop(10, this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(1);
	printf("%s\n", inet_ntop(10, this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0xffff0a0b0c0d);
	printf("%s\n", inet_ntop(10, this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0x0a0b0c0d);
	printf("%s\n", inet_ntop(10, this->b));
	exit(0);
}
