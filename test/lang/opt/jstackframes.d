/* test: jstackframes limits jstack(), which has the strings that jstackstrsize asks for
 * options: -q --json -x jstackframes=1
 * needs: bpf
 * match: "frames":\[\{[^}]*\}\]
 */
#pragma D option jstackstrsize=1024
BEGIN
{
	jstack();
	exit(0);
}
