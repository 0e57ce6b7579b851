/* test: an address that cannot be read is a fault
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%s\n", inet_ntoa((uint32_t *)8));
}
BEGIN
{
	printf("%s\n", inet_ntoa6((void *)0));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
