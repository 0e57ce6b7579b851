/* test: sizes with k
 * options: -q -x strsize=1k
 * needs: bpf
 */
BEGIN
{
	a = "x";
	printf("%d\n", strlen(a));
	exit(0);
}
