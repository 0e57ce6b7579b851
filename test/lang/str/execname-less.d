/* test: execname has an order
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d\n", execname < "trace!", execname > "tra", execname <= "trace");
	exit(0);
}
