/* test: pcap() shows the beginning of a packet
 * options: -q -c 'sockpair 100'
 * needs: bpf btf
 * vm: yes
 * match: ^ +0: [0-9a-f]{2} [0-9a-f]{2} 
 * exit: any
 */
rawtp:::net_dev_queue
/!n/
{
	n = 1;
	pcap((struct sk_buff *)arg0, PCAP_ETHER);
	exit(0);
}
