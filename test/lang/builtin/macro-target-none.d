/* test: $target is 0 without -c and -p
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", $target);
	exit(0);
}
