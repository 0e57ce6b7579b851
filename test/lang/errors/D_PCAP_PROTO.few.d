/* test: D_PCAP_PROTO: pcap() without a protocol
 * options: -e
 * tag: D_PCAP_PROTO
 */
BEGIN
{
	pcap(arg0);
	exit(0);
}
