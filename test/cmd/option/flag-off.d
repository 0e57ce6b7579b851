/* test: a flag may be taken back
 * options: -q
 * options: -x quiet=no
 * needs: bpf
 * match: FUNCTION:NAME
 */
BEGIN
{
	exit(0);
}
