/* test: inet_ntoa6() writes the longest run of zeroes as ::
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->b = (uint64_t *)alloca(16);
	this->b[0] = htonll(0xfe80000000000000);
	this->b[1] = htonll(0x02144ffffe0b76c8);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(0);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0);
	this->b[1] = htonll(1);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0x0001000000000002);
	this->b[1] = htonll(0x0003000000000000);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0x20010db800000000);
	this->b[1] = htonll(0x0000ff0000428329);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0xffffffffffffffff);
	this->b[1] = htonll(0xffffffffffffffff);
	printf("%s\n", inet_ntoa6(this->b));
	this->b[0] = htonll(0x0001000200030004);
	this->b[1] = htonll(0x0005000600000000);
	printf("%s\n", inet_ntoa6(this->b));
	exit(0);
}
