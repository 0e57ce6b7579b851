/* test: stackindent
 * options: -q -x stackindent=2
 * needs: bpf
 * match: ^  [^ ]
 */
BEGIN
{
	stack(1);
	exit(0);
}
