/* test: htons() htonl() htonll() and back
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%x %x %x\n", htons(0x1234), htonl(0x12345678), htonll(0x123456789abcdef0));
	printf("%x %x %x\n", ntohs(0x1234), ntohl(0x12345678), ntohll(0x123456789abcdef0));
	exit(0);
}
