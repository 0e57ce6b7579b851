/* test: %P of a port in network byte order
 * options: -q
 * needs: bpf
 * match: ^(80|http)$
 */
BEGIN
{
	printf("%P\n", htons((uint16_t)80));
	exit(0);
}
