/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Link types for pcap(): what the packet begins with, by the numbers of packet capture files.
 *
 * provides: PCAP_NULL PCAP_ETHER PCAP_PPP PCAP_IP PCAP_WIFI PCAP_IPNET PCAP_INFINIBAND PCAP_IPOIB
 */
inline int PCAP_NULL = 0;
inline int PCAP_ETHER = 1;
inline int PCAP_PPP = 9;
inline int PCAP_IP = 101;
inline int PCAP_WIFI = 105;
inline int PCAP_IPNET = 226;
inline int PCAP_IPOIB = 242;
inline int PCAP_INFINIBAND = 247;
