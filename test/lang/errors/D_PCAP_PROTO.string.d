/* test: D_PCAP_PROTO: pcap() with a protocol's name
 * options: -e
 * tag: D_PCAP_PROTO
 */
BEGIN
{
	pcap(arg0, "ip");
	exit(0);
}
