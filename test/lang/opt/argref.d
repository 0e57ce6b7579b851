/* test: -x argref accepts unused macro arguments
 * options: -q -x argref @noscript -s @D 1 2
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", $1);
	exit(0);
}
