/* test: %k of a stack
 * options: -q
 * needs: bpf
 * match: ^ +([A-Za-z_][A-Za-z0-9_.]*`)?[A-Za-z_0-9.+]+
 */
BEGIN
{
	printf("%k", stack(1));
	exit(0);
}
