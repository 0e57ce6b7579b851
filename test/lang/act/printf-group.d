/* test: the flag ' is accepted
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%'d\n", 12);
	exit(0);
}
