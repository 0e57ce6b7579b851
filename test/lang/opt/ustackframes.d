/* test: ustackframes limits ustack()
 * options: -q --json -x ustackframes=1
 * needs: bpf
 * match: "frames":\[\{[^}]*\}\]
 */
BEGIN
{
	ustack();
	exit(0);
}
