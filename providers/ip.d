/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * IP: what the probes of ip, tcp and udp say of packets, their headers and interfaces. A header
 * that is not there gives zeroes and "<null>".
 *
 * provides: ipinfo_t ifinfo_t ipv4info_t ipv6info_t ipaddr_t in6_addr_t ipha_t ip6_t
 */
typedef struct ipinfo {
	uint8_t ip_ver;		/* 4 or 6 */
	uint32_t ip_plength;	/* bytes behind the IP header */
	string ip_saddr;	/* source */
	string ip_daddr;	/* destination */
} ipinfo_t;

translator ipinfo_t < struct iphdr *I > {
	ip_ver = I == NULL ? 0 : I->version;
	ip_plength = I == NULL ? 0 : I->version == 6 ? ntohs(((struct ipv6hdr *)I)->payload_len) :
		     ntohs(I->tot_len) - I->ihl * 4;
	ip_saddr = I == NULL ? "<unknown>" :
		   I->version == 6 ? inet_ntoa6(&((struct ipv6hdr *)I)->saddr) :
		   inet_ntoa(&I->saddr);
	ip_daddr = I == NULL ? "<unknown>" :
		   I->version == 6 ? inet_ntoa6(&((struct ipv6hdr *)I)->daddr) :
		   inet_ntoa(&I->daddr);
};

translator ipinfo_t < struct sk_buff *S > {
	ip_ver = xlate <ipinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).ip).ip_ver;
	ip_plength = xlate <ipinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).ip).ip_plength;
	ip_saddr = xlate <ipinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).ip).ip_saddr;
	ip_daddr = xlate <ipinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).ip).ip_daddr;
};

/* A connection, where there is no packet: from here to the other side. */
translator ipinfo_t < struct sock *T > {
	ip_ver = T->__sk_common.skc_family == AF_INET6 ? 6 : 4;
	ip_plength = 0;
	ip_saddr = T->__sk_common.skc_family == AF_INET6 ?
		   inet_ntoa6(&T->__sk_common.skc_v6_rcv_saddr) :
		   inet_ntoa(&T->__sk_common.skc_rcv_saddr);
	ip_daddr = T->__sk_common.skc_family == AF_INET6 ?
		   inet_ntoa6(&T->__sk_common.skc_v6_daddr) :
		   inet_ntoa(&T->__sk_common.skc_daddr);
};

typedef struct ifinfo {
	char if_name[16];	/* name of the interface */
	int8_t if_local;	/* packets stay on this machine: the loopback interface */
	netstackid_t if_ipstack; /* its network namespace */
	uintptr_t if_addr;	/* address of it: a struct net_device */
} ifinfo_t;

translator ifinfo_t < struct net_device *N > {
	if_name = N == NULL ? "<null>" : stringof(N->name);
	if_local = N != NULL && (N->flags & 0x8) != 0;
	if_ipstack = N == NULL ? 0 : N->nd_net.net->ns.inum;
	if_addr = (uintptr_t)N;
};

typedef uint32_t ipaddr_t;
typedef struct in6_addr in6_addr_t;
typedef struct iphdr ipha_t;
typedef struct ipv6hdr ip6_t;

typedef struct ipv4info {
	uint8_t ipv4_ver;	/* 4 */
	uint8_t ipv4_ihl;	/* bytes of the header */
	uint8_t ipv4_tos;	/* type of service */
	uint16_t ipv4_length;	/* bytes in all */
	uint16_t ipv4_ident;	/* identification */
	uint8_t ipv4_flags;	/* bits before the offset: 1 more follow, 2 must not be cut */
	uint16_t ipv4_offset;	/* of a fragment */
	uint8_t ipv4_ttl;	/* time to live */
	uint8_t ipv4_protocol;	/* IPPROTO_... */
	string ipv4_protostr;	/* its name */
	uint16_t ipv4_checksum;
	ipaddr_t ipv4_src;	/* as in the packet */
	ipaddr_t ipv4_dst;
	string ipv4_saddr;
	string ipv4_daddr;
	ipha_t *ipv4_hdr;	/* address of the header */
} ipv4info_t;

translator ipv4info_t < struct iphdr *I > {
	ipv4_ver = I == NULL ? 0 : I->version;
	ipv4_ihl = I == NULL ? 0 : I->ihl * 4;
	ipv4_tos = I == NULL ? 0 : I->tos;
	ipv4_length = I == NULL ? 0 : ntohs(I->tot_len);
	ipv4_ident = I == NULL ? 0 : ntohs(I->id);
	ipv4_flags = I == NULL ? 0 : ntohs(I->frag_off) >> 12;
	ipv4_offset = I == NULL ? 0 : (ntohs(I->frag_off) & 0x1fff) * 8;
	ipv4_ttl = I == NULL ? 0 : I->ttl;
	ipv4_protocol = I == NULL ? 0 : I->protocol;
	ipv4_protostr = I == NULL ? "<null>" :
		I->protocol == IPPROTO_TCP ? "TCP" :
		I->protocol == IPPROTO_UDP ? "UDP" :
		I->protocol == IPPROTO_ICMP ? "ICMP" :
		I->protocol == IPPROTO_ICMPV6 ? "ICMPV6" :
		I->protocol == IPPROTO_IGMP ? "IGMP" :
		I->protocol == IPPROTO_SCTP ? "SCTP" :
		I->protocol == IPPROTO_GRE ? "GRE" :
		I->protocol == IPPROTO_ESP ? "ESP" :
		I->protocol == IPPROTO_AH ? "AH" :
		I->protocol == IPPROTO_IPV6 ? "IPV6" : "<unknown>";
	ipv4_checksum = I == NULL ? 0 : ntohs(I->check);
	ipv4_src = I == NULL ? 0 : I->saddr;
	ipv4_dst = I == NULL ? 0 : I->daddr;
	ipv4_saddr = I == NULL ? "<null>" : inet_ntoa(&I->saddr);
	ipv4_daddr = I == NULL ? "<null>" : inet_ntoa(&I->daddr);
	ipv4_hdr = I;
};

typedef struct ipv6info {
	uint8_t ipv6_ver;	/* 6 */
	uint8_t ipv6_tclass;	/* traffic class */
	uint32_t ipv6_flow;	/* flow label */
	uint16_t ipv6_plen;	/* bytes behind the header */
	uint8_t ipv6_nexthdr;	/* IPPROTO_... */
	string ipv6_nextstr;	/* its name */
	uint8_t ipv6_hlim;	/* hops left */
	struct in6_addr *ipv6_src;
	struct in6_addr *ipv6_dst;
	string ipv6_saddr;
	string ipv6_daddr;
	ip6_t *ipv6_hdr;	/* address of the header */
} ipv6info_t;

translator ipv6info_t < struct ipv6hdr *I > {
	ipv6_ver = I == NULL ? 0 : I->version;
	ipv6_tclass = I == NULL ? 0 : (I->priority << 4) | (I->flow_lbl[0] >> 4);
	ipv6_flow = I == NULL ? 0 :
		    ((I->flow_lbl[0] & 0xf) << 16) | (I->flow_lbl[1] << 8) | I->flow_lbl[2];
	ipv6_plen = I == NULL ? 0 : ntohs(I->payload_len);
	ipv6_nexthdr = I == NULL ? 0 : I->nexthdr;
	ipv6_nextstr = I == NULL ? "<null>" :
		I->nexthdr == IPPROTO_TCP ? "TCP" :
		I->nexthdr == IPPROTO_UDP ? "UDP" :
		I->nexthdr == IPPROTO_ICMP ? "ICMP" :
		I->nexthdr == IPPROTO_ICMPV6 ? "ICMPV6" :
		I->nexthdr == IPPROTO_IGMP ? "IGMP" :
		I->nexthdr == IPPROTO_SCTP ? "SCTP" :
		I->nexthdr == IPPROTO_GRE ? "GRE" :
		I->nexthdr == IPPROTO_ESP ? "ESP" :
		I->nexthdr == IPPROTO_AH ? "AH" :
		I->nexthdr == IPPROTO_IPV6 ? "IPV6" : "<unknown>";
	ipv6_hlim = I == NULL ? 0 : I->hop_limit;
	ipv6_src = I == NULL ? NULL : &I->saddr;
	ipv6_dst = I == NULL ? NULL : &I->daddr;
	ipv6_saddr = I == NULL ? "<null>" : inet_ntoa6(&I->saddr);
	ipv6_daddr = I == NULL ? "<null>" : inet_ntoa6(&I->daddr);
	ipv6_hdr = I;
};
