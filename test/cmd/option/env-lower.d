/* test: its name may be written small
 * options: -q
 * needs: bpf
 * env: TRACE_OPT_strsize=8
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
