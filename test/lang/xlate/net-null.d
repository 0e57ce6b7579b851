/* test: a header that is not there
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	this->i = (struct iphdr *)NULL;
	this->s = (struct sk_buff *)NULL;
	this->k = (struct sock *)NULL;
	printf("%d %s %d %d\n", xlate <ipv4info_t> (this->i).ipv4_ttl, xlate <ipv4info_t> (this->i).ipv4_saddr,
	       xlate <ipinfo_t> (this->s).ip_ver, xlate <tcpinfo_t> (this->s).tcp_sport);
	printf("%d %d %s\n", xlate <tcpsinfo_t> (this->k).tcps_lport, xlate <tcpsinfo_t> (this->k).tcps_state,
	       xlate <tcpsinfo_t> (this->k).tcps_laddr);
	exit(0);
}
