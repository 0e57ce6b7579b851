/* test: macros for the tracer itself
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", $pid > 0, $ppid > 0, $pgid >= 0, $sid >= 0);
	exit(0);
}
