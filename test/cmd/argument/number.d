/* test: an argument that is a number
 * options: -q -s @D 41
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", $1 + 1);
	exit(0);
}
