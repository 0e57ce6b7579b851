/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * UDP: datagrams and sockets.
 *
 * provides: udpinfo_t udpsinfo_t udpha_t
 */
typedef struct udphdr udpha_t;

typedef struct udpinfo {
	uint16_t udp_sport;	/* source port */
	uint16_t udp_dport;	/* destination port */
	uint16_t udp_length;	/* bytes, with the header */
	uint16_t udp_checksum;
	udpha_t *udp_hdr;	/* address of the header */
} udpinfo_t;

translator udpinfo_t < struct udphdr *U > {
	udp_sport = U == NULL ? 0 : ntohs(U->source);
	udp_dport = U == NULL ? 0 : ntohs(U->dest);
	udp_length = U == NULL ? 0 : ntohs(U->len);
	udp_checksum = U == NULL ? 0 : ntohs(U->check);
	udp_hdr = U;
};

translator udpinfo_t < struct sk_buff *S > {
	udp_sport = xlate <udpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).udp).udp_sport;
	udp_dport = xlate <udpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).udp).udp_dport;
	udp_length = xlate <udpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).udp).udp_length;
	udp_checksum = xlate <udpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).udp).udp_checksum;
	udp_hdr = S == NULL ? NULL : xlate <__skb_t> (S).udp;
};

typedef struct udpsinfo {
	uintptr_t udps_addr;	/* address of the socket: a struct udp_sock */
	uint16_t udps_lport;	/* port here */
	uint16_t udps_rport;	/* port there, of a connected one */
	string udps_laddr;	/* address here */
	string udps_raddr;	/* address there */
} udpsinfo_t;

translator udpsinfo_t < struct sock *T > {
	udps_addr = (uintptr_t)T;
	udps_lport = T == NULL ? 0 : T->__sk_common.skc_num;
	udps_rport = T == NULL ? 0 : ntohs(T->__sk_common.skc_dport);
	udps_laddr = T == NULL ? "<unknown>" : xlate <ipinfo_t> (T).ip_saddr;
	udps_raddr = T == NULL ? "<unknown>" : xlate <ipinfo_t> (T).ip_daddr;
};
