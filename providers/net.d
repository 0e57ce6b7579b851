/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Networks: families, protocols, and what all of them say of packets and connections.
 *
 * provides: pktinfo_t csinfo_t netstackid_t conninfo_cid_t __skb_t AF_UNSPEC AF_UNIX AF_LOCAL
 * provides: AF_INET AF_INET6 AF_NETLINK AF_PACKET AF_VSOCK SOCK_STREAM SOCK_DGRAM SOCK_RAW
 * provides: SOCK_SEQPACKET IPPROTO_IP IPPROTO_ICMP IPPROTO_IGMP IPPROTO_TCP IPPROTO_UDP
 * provides: IPPROTO_IPV6 IPPROTO_ROUTING IPPROTO_FRAGMENT IPPROTO_GRE IPPROTO_ESP IPPROTO_AH
 * provides: IPPROTO_ICMPV6 IPPROTO_NONE IPPROTO_DSTOPTS IPPROTO_SCTP IPPROTO_RAW
 */
inline int AF_UNSPEC = 0;
inline int AF_UNIX = 1;
inline int AF_LOCAL = 1;
inline int AF_INET = 2;
inline int AF_INET6 = 10;
inline int AF_NETLINK = 16;
inline int AF_PACKET = 17;
inline int AF_VSOCK = 40;
inline int SOCK_STREAM = 1;
inline int SOCK_DGRAM = 2;
inline int SOCK_RAW = 3;
inline int SOCK_SEQPACKET = 5;
inline int IPPROTO_IP = 0;
inline int IPPROTO_ICMP = 1;
inline int IPPROTO_IGMP = 2;
inline int IPPROTO_TCP = 6;
inline int IPPROTO_UDP = 17;
inline int IPPROTO_IPV6 = 41;
inline int IPPROTO_ROUTING = 43;
inline int IPPROTO_FRAGMENT = 44;
inline int IPPROTO_GRE = 47;
inline int IPPROTO_ESP = 50;
inline int IPPROTO_AH = 51;
inline int IPPROTO_ICMPV6 = 58;
inline int IPPROTO_NONE = 59;
inline int IPPROTO_DSTOPTS = 60;
inline int IPPROTO_SCTP = 132;
inline int IPPROTO_RAW = 255;

/* ---- connections and packets */

typedef uint64_t conninfo_cid_t;
typedef int netstackid_t;

typedef struct pktinfo {
	uintptr_t pkt_addr;	/* address of the packet: a struct sk_buff */
} pktinfo_t;

translator pktinfo_t < struct sk_buff *S > {
	pkt_addr = (uintptr_t)S;
};

typedef struct csinfo {
	uintptr_t cs_addr;	/* address of the connection: a struct sock */
	uint64_t cs_cid;	/* a number that stays that of this connection */
	pid_t cs_pid;		/* a process of it, where the kernel knows one */
	int cs_zoneid;
} csinfo_t;

translator csinfo_t < struct sock *T > {
	cs_addr = (uintptr_t)T;
	cs_cid = (uint64_t)T;
	cs_pid = T == NULL || T->sk_peer_pid == NULL ? -1 : T->sk_peer_pid->numbers[0].nr;
	cs_zoneid = 0;
};

/* Headers of a packet. */
typedef struct __skb {
	struct iphdr *ip;
	struct ipv6hdr *ip6;
	struct tcphdr *tcp;
	struct udphdr *udp;
} __skb_t;

translator __skb_t < struct sk_buff *S > {
	ip = (struct iphdr *)(S->head + S->network_header);
	ip6 = (struct ipv6hdr *)(S->head + S->network_header);
	tcp = (struct tcphdr *)(S->head + S->transport_header);
	udp = (struct udphdr *)(S->head + S->transport_header);
};
