/* test: pcap() of no packet is a fault
 * options: -q
 * needs: bpf btf
 * vm: yes
 * err: invalid address 
 */
BEGIN
{
	pcap(NULL, PCAP_IP);
}

BEGIN
{
	printf("%d %d\n", PCAP_ETHER, PCAP_IP);
	exit(0);
}
