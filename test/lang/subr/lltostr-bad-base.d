/* test: lltostr() in a base that is not 2 to 36 is an illegal operation
 * options: -q
 * needs: bpf
 */
BEGIN
{
	b = 37;
	trace(lltostr(1, b));
}
BEGIN
{
	b = 1;
	trace(lltostr(1, b));
}
BEGIN
{
	b = 36;
	printf("%s\n", lltostr(71, b));
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
