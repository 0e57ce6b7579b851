/* test: the header of a TCP segment
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	this->p = (uint8_t *)alloca(20);
	this->p[0] = 0x1f;
	this->p[1] = 0x90;
	this->p[2] = 0;
	this->p[3] = 80;
	this->p[4] = 1;
	this->p[7] = 2;
	this->p[8] = 0xff;
	this->p[11] = 1;
	this->p[12] = 0x50;
	this->p[13] = 0x12;
	this->p[14] = 0x10;
	this->p[18] = 1;
	this->t = (struct tcphdr *)this->p;
	printf("%d %d %x %x %d %x\n", xlate <tcpinfo_t> (this->t).tcp_sport, xlate <tcpinfo_t> (this->t).tcp_dport,
	       xlate <tcpinfo_t> (this->t).tcp_seq & 0xff0000ff, xlate <tcpinfo_t> (this->t).tcp_ack & 0xff0000ff,
	       xlate <tcpinfo_t> (this->t).tcp_offset, xlate <tcpinfo_t> (this->t).tcp_flags);
	printf("%d\n", (xlate <tcpinfo_t> (this->t).tcp_flags & (TH_SYN | TH_ACK)) == (TH_SYN | TH_ACK));
	exit(0);
}
