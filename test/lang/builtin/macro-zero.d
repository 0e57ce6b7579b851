/* test: $$0 is the name of the script
 * options: -q
 * needs: bpf
 * match: macro-zero.d$
 */
BEGIN
{
	printf("%s\n", $$0);
	exit(0);
}
