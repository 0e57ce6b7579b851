/* test: strtoll() in a base that is not 2 to 36 is an illegal operation
 * options: -q
 * needs: bpf
 */
BEGIN
{
	b = -1;
	trace(strtoll("1", b));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
