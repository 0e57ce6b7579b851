/* test: families and protocols
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", AF_INET == 2);
	printf("%d\n", AF_INET6 == 10);
	printf("%d\n", AF_UNIX == 1);
	printf("%d\n", IPPROTO_TCP == 6);
	printf("%d\n", IPPROTO_UDP == 17);
	printf("%d\n", IPPROTO_ICMPV6 == 58);
	printf("%d\n", SOCK_STREAM == 1);
	exit(0);
}
