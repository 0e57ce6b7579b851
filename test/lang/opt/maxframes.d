/* test: maxframes limits what stack() asks for
 * options: -q --json -x maxframes=1
 * needs: bpf
 * match: "frames":\[\{[^}]*\}\]
 */
BEGIN
{
	stack(5);
	exit(0);
}
