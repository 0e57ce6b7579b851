/* test: inet_ntoa6() of an address that holds an IPv4 address shows that alone
 * options: -q
 * needs: bpf
 */
BEGIN
{
	this->b = (uint64_t *)alloca(16);
	this->b[0] = htonll(0);
	this->b[1] = htonll(0xffff0a0b0c0d);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0x0a0b0c0d);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0xfffe0a0b0c0d);
	printf("%s\n", inet_ntoa6(this->b));
	exit(0);
}
