/* test: a string plus an integer beyond strsize is a fault
 * options: -q -x strsize=16
 * needs: bpf
 * err: invalid address
 */
BEGIN
{
	a = "hello";
	n = 100;
	printf("%s\n", a + n);
	exit(0);
}
ERROR
{
	printf("fault %d at %d\n", arg4, arg5);
	exit(0);
}
