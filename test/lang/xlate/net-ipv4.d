/* test: the header of an IPv4 packet
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	this->p = (uint8_t *)alloca(20);
	this->p[0] = 0x45;
	this->p[1] = 0x10;
	this->p[2] = 0;
	this->p[3] = 60;
	this->p[4] = 0x12;
	this->p[5] = 0x34;
	this->p[6] = 0x40;
	this->p[7] = 2;
	this->p[8] = 64;
	this->p[9] = 6;
	this->p[10] = 0xab;
	this->p[11] = 0xcd;
	this->p[12] = 127;
	this->p[13] = 0;
	this->p[14] = 0;
	this->p[15] = 1;
	this->p[16] = 10;
	this->p[17] = 1;
	this->p[18] = 2;
	this->p[19] = 3;
	this->i = (struct iphdr *)this->p;
	printf("%d %d %x %d %x %d %d %d %d %s %x\n", xlate <ipv4info_t> (this->i).ipv4_ver,
	       xlate <ipv4info_t> (this->i).ipv4_ihl, xlate <ipv4info_t> (this->i).ipv4_tos,
	       xlate <ipv4info_t> (this->i).ipv4_length, xlate <ipv4info_t> (this->i).ipv4_ident,
	       xlate <ipv4info_t> (this->i).ipv4_flags, xlate <ipv4info_t> (this->i).ipv4_offset,
	       xlate <ipv4info_t> (this->i).ipv4_ttl, xlate <ipv4info_t> (this->i).ipv4_protocol,
	       xlate <ipv4info_t> (this->i).ipv4_protostr, xlate <ipv4info_t> (this->i).ipv4_checksum);
	printf("%s %s\n", xlate <ipv4info_t> (this->i).ipv4_saddr, xlate <ipv4info_t> (this->i).ipv4_daddr);
	printf("%d %d %s %s\n", xlate <ipinfo_t> (this->i).ip_ver, xlate <ipinfo_t> (this->i).ip_plength,
	       xlate <ipinfo_t> (this->i).ip_saddr, xlate <ipinfo_t> (this->i).ip_daddr);
	exit(0);
}
