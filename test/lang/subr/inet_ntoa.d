/* test: inet_ntoa() of the address that a pointer points to
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->a = (uint32_t *)alloca(4);
	*this->a = htonl(0xc0a80101);
	printf("%s\n", inet_ntoa(this->a));
	*this->a = 0;
	printf("%s\n", inet_ntoa(this->a));
	*this->a = htonl(0xff640a09);
	printf("%s\n", inet_ntoa(this->a));
	exit(0);
}
