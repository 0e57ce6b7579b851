/* test: D_PCAP_ADDR: pcap() of a string
 * options: -e
 * tag: D_PCAP_ADDR
 */
BEGIN
{
	pcap("abc", 1);
	exit(0);
}
