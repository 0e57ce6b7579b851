/* test: an option from the environment
 * options: -q
 * needs: bpf
 * env: TRACE_OPT_STRSIZE=8
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
