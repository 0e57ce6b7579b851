/* test: htons() looks at 16 bits only
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%x %x\n", htons(0xff1234), htonl(0xff12345678));
	exit(0);
}
