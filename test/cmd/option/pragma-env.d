/* test: the script stands above the environment
 * options: -q
 * needs: bpf
 * env: TRACE_OPT_STRSIZE=16
 */
#pragma D option strsize=8
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
