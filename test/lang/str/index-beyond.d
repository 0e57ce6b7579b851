/* test: an index beyond strsize is a fault
 * options: -q -x strsize=16
 * needs: bpf
 * err: invalid address
 */
BEGIN
{
	a = "hello";
	n = -1;
	printf("%d\n", a[n]);
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
	exit(0);
}
