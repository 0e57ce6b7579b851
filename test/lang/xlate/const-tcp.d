/* test: flags and states of TCP
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", TH_SYN == 2);
	printf("%d\n", TH_ACK == 0x10);
	printf("%d\n", TH_CWR == 0x80);
	printf("%d\n", TCP_STATE_ESTABLISHED == 1);
	printf("%d\n", TCP_STATE_LISTEN == 10);
	printf("%d\n", tcp_state_string[TCP_STATE_CLOSE_WAIT] == "state-close-wait");
	printf("%d\n", tcp_state_string[99] == "<unknown>");
	exit(0);
}
