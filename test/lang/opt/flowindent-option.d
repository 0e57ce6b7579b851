/* test: the option flowindent is -F
 * options: -x flowindent
 * needs: bpf
 * match: ^CPU FUNCTION *$
 */
BEGIN
{
	exit(0);
}
