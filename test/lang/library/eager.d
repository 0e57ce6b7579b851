/* test: a library without a list of names is read before the script
 * options: -q -L @DIR/data/eager
 * needs: bpf
 */
BEGIN
{
	trace(ANSWER);
	exit(0);
}
