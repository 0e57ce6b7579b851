/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * TCP: segments and connections. What Linux does not keep is not translated.
 *
 * provides: tcpinfo_t tcpsinfo_t tcplsinfo_t tcph_t tcp_state_string TH_FIN TH_SYN TH_RST TH_PUSH
 * provides: TH_ACK TH_URG TH_ECE TH_CWR TCP_STATE_ESTABLISHED TCP_STATE_SYN_SENT
 * provides: TCP_STATE_SYN_RECEIVED TCP_STATE_FIN_WAIT_1 TCP_STATE_FIN_WAIT_2 TCP_STATE_TIME_WAIT
 * provides: TCP_STATE_CLOSED TCP_STATE_CLOSE_WAIT TCP_STATE_LAST_ACK TCP_STATE_LISTEN
 * provides: TCP_STATE_CLOSING TCP_STATE_NEW_SYN_RECV
 */
inline int TH_FIN = 0x01;
inline int TH_SYN = 0x02;
inline int TH_RST = 0x04;
inline int TH_PUSH = 0x08;
inline int TH_ACK = 0x10;
inline int TH_URG = 0x20;
inline int TH_ECE = 0x40;
inline int TH_CWR = 0x80;

/* ---- states, as Linux numbers them */

inline int TCP_STATE_ESTABLISHED = 1;
inline int TCP_STATE_SYN_SENT = 2;
inline int TCP_STATE_SYN_RECEIVED = 3;
inline int TCP_STATE_FIN_WAIT_1 = 4;
inline int TCP_STATE_FIN_WAIT_2 = 5;
inline int TCP_STATE_TIME_WAIT = 6;
inline int TCP_STATE_CLOSED = 7;
inline int TCP_STATE_CLOSE_WAIT = 8;
inline int TCP_STATE_LAST_ACK = 9;
inline int TCP_STATE_LISTEN = 10;
inline int TCP_STATE_CLOSING = 11;
inline int TCP_STATE_NEW_SYN_RECV = 12;

/* The name of a state. */
inline string tcp_state_string[int S] =
	S == TCP_STATE_ESTABLISHED ? "state-established" :
	S == TCP_STATE_SYN_SENT ? "state-syn-sent" :
	S == TCP_STATE_SYN_RECEIVED ? "state-syn-received" :
	S == TCP_STATE_FIN_WAIT_1 ? "state-fin-wait-1" :
	S == TCP_STATE_FIN_WAIT_2 ? "state-fin-wait-2" :
	S == TCP_STATE_TIME_WAIT ? "state-time-wait" :
	S == TCP_STATE_CLOSED ? "state-closed" :
	S == TCP_STATE_CLOSE_WAIT ? "state-close-wait" :
	S == TCP_STATE_LAST_ACK ? "state-last-ack" :
	S == TCP_STATE_LISTEN ? "state-listen" :
	S == TCP_STATE_CLOSING ? "state-closing" :
	S == TCP_STATE_NEW_SYN_RECV ? "state-syn-received" :
	"<unknown>";

/* ---- the header of a segment */

typedef struct tcphdr tcph_t;

typedef struct tcpinfo {
	uint16_t tcp_sport;	/* source port */
	uint16_t tcp_dport;	/* destination port */
	uint32_t tcp_seq;	/* sequence number */
	uint32_t tcp_ack;	/* sequence number acknowledged */
	uint8_t tcp_offset;	/* bytes of the header */
	uint8_t tcp_flags;	/* TH_... */
	uint16_t tcp_window;	/* window, not scaled */
	uint16_t tcp_checksum;
	uint16_t tcp_urgent;
	tcph_t *tcp_hdr;	/* address of the header */
} tcpinfo_t;

translator tcpinfo_t < struct tcphdr *T > {
	tcp_sport = T == NULL ? 0 : ntohs(T->source);
	tcp_dport = T == NULL ? 0 : ntohs(T->dest);
	tcp_seq = T == NULL ? 0 : ntohl(T->seq);
	tcp_ack = T == NULL ? 0 : ntohl(T->ack_seq);
	tcp_offset = T == NULL ? 0 : T->doff * 4;
	tcp_flags = T == NULL ? 0 : *((uint8_t *)T + 13);
	tcp_window = T == NULL ? 0 : ntohs(T->window);
	tcp_checksum = T == NULL ? 0 : ntohs(T->check);
	tcp_urgent = T == NULL ? 0 : ntohs(T->urg_ptr);
	tcp_hdr = T;
};

/* Where there is a packet but no segment is looked at. */
translator tcpinfo_t < struct sk_buff *S > {
	tcp_sport = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_sport;
	tcp_dport = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_dport;
	tcp_seq = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_seq;
	tcp_ack = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_ack;
	tcp_offset = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_offset;
	tcp_flags = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_flags;
	tcp_window = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_window;
	tcp_checksum = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_checksum;
	tcp_urgent = xlate <tcpinfo_t> (S == NULL ? NULL : xlate <__skb_t> (S).tcp).tcp_urgent;
	tcp_hdr = S == NULL ? NULL : xlate <__skb_t> (S).tcp;
};

/* ---- the connection */

typedef struct tcpsinfo {
	uintptr_t tcps_addr;	/* address of it: a struct tcp_sock */
	int tcps_local;		/* both ends are this machine */
	int tcps_active;	/* this side opened it */
	uint16_t tcps_lport;	/* port here */
	uint16_t tcps_rport;	/* port there */
	string tcps_laddr;	/* address here */
	string tcps_raddr;	/* address there */
	int32_t tcps_state;	/* TCP_STATE_... */
	uint32_t tcps_iss;	/* first sequence number sent */
	uint32_t tcps_suna;	/* sent, but not acknowledged, from here on */
	uint32_t tcps_smax;	/* highest sequence number sent */
	uint32_t tcps_snxt;	/* next one to be sent */
	uint32_t tcps_rack;	/* last one acknowledged */
	uint32_t tcps_rnxt;	/* next one expected */
	uint32_t tcps_swnd;	/* window there */
	int32_t tcps_snd_ws;	/* its scale */
	uint32_t tcps_rwnd;	/* window here */
	int32_t tcps_rcv_ws;	/* its scale */
	uint32_t tcps_cwnd;	/* congestion window, bytes */
	uint32_t tcps_cwnd_ssthresh; /* where slow start ends, bytes */
	uint32_t tcps_sack_fack;
	uint32_t tcps_sack_snxt;
	uint32_t tcps_rto;	/* time until something is sent again, ms */
	uint32_t tcps_mss;	/* largest segment */
	int tcps_retransmit;	/* something was sent again and is not acknowledged */
	uint32_t tcps_srtt;	/* round trip time, ms */
} tcpsinfo_t;

translator tcpsinfo_t < struct sock *T > {
	tcps_addr = (uintptr_t)T;
	tcps_local = T == NULL ? 0 :
		     T->__sk_common.skc_family == AF_INET ?
		     T->__sk_common.skc_daddr == T->__sk_common.skc_rcv_saddr :
		     T->__sk_common.skc_v6_daddr.in6_u.u6_addr32[0] ==
		     T->__sk_common.skc_v6_rcv_saddr.in6_u.u6_addr32[0] &&
		     T->__sk_common.skc_v6_daddr.in6_u.u6_addr32[1] ==
		     T->__sk_common.skc_v6_rcv_saddr.in6_u.u6_addr32[1] &&
		     T->__sk_common.skc_v6_daddr.in6_u.u6_addr32[2] ==
		     T->__sk_common.skc_v6_rcv_saddr.in6_u.u6_addr32[2] &&
		     T->__sk_common.skc_v6_daddr.in6_u.u6_addr32[3] ==
		     T->__sk_common.skc_v6_rcv_saddr.in6_u.u6_addr32[3];
	tcps_lport = T == NULL ? 0 : T->__sk_common.skc_num;
	tcps_rport = T == NULL ? 0 : ntohs(T->__sk_common.skc_dport);
	tcps_laddr = T == NULL ? "<unknown>" : xlate <ipinfo_t> (T).ip_saddr;
	tcps_raddr = T == NULL ? "<unknown>" : xlate <ipinfo_t> (T).ip_daddr;
	tcps_state = T == NULL ? TCP_STATE_CLOSED : T->__sk_common.skc_state;
	tcps_suna = T == NULL ? 0 : ((struct tcp_sock *)T)->snd_una;
	tcps_smax = T == NULL ? 0 : ((struct tcp_sock *)T)->snd_nxt;
	tcps_snxt = T == NULL ? 0 : ((struct tcp_sock *)T)->snd_nxt;
	tcps_rack = T == NULL ? 0 : ((struct tcp_sock *)T)->rcv_wup;
	tcps_rnxt = T == NULL ? 0 : ((struct tcp_sock *)T)->rcv_nxt;
	tcps_swnd = T == NULL ? 0 : ((struct tcp_sock *)T)->snd_wnd;
	tcps_snd_ws = T == NULL ? 0 : ((struct tcp_sock *)T)->rx_opt.snd_wscale;
	tcps_rwnd = T == NULL ? 0 : ((struct tcp_sock *)T)->rcv_wnd;
	tcps_rcv_ws = T == NULL ? 0 : ((struct tcp_sock *)T)->rx_opt.rcv_wscale;
	tcps_cwnd = T == NULL ? 0 :
		    ((struct tcp_sock *)T)->snd_cwnd * ((struct tcp_sock *)T)->mss_cache;
	tcps_cwnd_ssthresh = T == NULL ? 0 :
		    ((struct tcp_sock *)T)->snd_ssthresh * ((struct tcp_sock *)T)->mss_cache;
	tcps_rto = T == NULL ? 0 : ((((struct tcp_sock *)T)->srtt_us >> 3) +
				    ((struct tcp_sock *)T)->rttvar_us) / 1000;
	tcps_mss = T == NULL ? 0 : ((struct tcp_sock *)T)->mss_cache;
	tcps_retransmit = T == NULL ? 0 : ((struct tcp_sock *)T)->retrans_out != 0;
	tcps_srtt = T == NULL ? 0 : (((struct tcp_sock *)T)->srtt_us >> 3) / 1000;
};

/* The state that it had before. */
typedef struct tcplsinfo {
	int32_t tcps_state;
} tcplsinfo_t;

translator tcplsinfo_t < int S > {
	tcps_state = S;
};
