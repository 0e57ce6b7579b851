/* test: d_path() of a bad address is a fault
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	printf("%s\n", d_path((struct path *)8));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
