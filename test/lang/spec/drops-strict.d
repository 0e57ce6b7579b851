/* test: with -x strict a failed speculation is exit status 3
 * options: -q -x strict
 * needs: bpf
 * exit: 3
 * out: none
 * err: failed speculation
 */
BEGIN
{
	speculation();
	speculation();
	exit(0);
}
