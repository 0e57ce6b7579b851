/* test: in6_addr_t is the type of inet_ntoa6()'s argument
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	this->a = (in6_addr_t *)alloca(sizeof (in6_addr_t));
	this->a->in6_u.u6_addr8[15] = 1;
	printf("%s %d\n", inet_ntoa6(this->a), sizeof (in6_addr_t));
	exit(0);
}
