/* test: %I of an IPv4 address in network byte order
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%I\n", htonl(0x7f000001));
	exit(0);
}
