/* test: pcap() writes a packet capture file after freopen()
 * options: -q -w -c 'sockpair 100'
 * needs: bpf btf
 * vm: yes
 * match: ^ *a1b23c4d 00040002 00000000 00000000
 * match: ^ *00000680 00000001
 * exit: any
 */
rawtp:::net_dev_queue
/!n/
{
	n = 1;
	freopen("capture");
	pcap((struct sk_buff *)arg0, PCAP_ETHER);
	freopen("");
	system("od -A n -t x4 -N 24 capture");
	exit(0);
}
