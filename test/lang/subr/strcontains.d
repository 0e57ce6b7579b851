/* test: strcontains() tells whether a string is in another one
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", strcontains("hello", "ell"), strcontains("hello", "elk"));
	exit(0);
}
