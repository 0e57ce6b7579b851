/* test: a library that nobody needs is not read, even if it is broken
 * options: -q -L @DIR/data/lazy
 * needs: bpf
 */
BEGIN
{
	trace(names[1]);
	exit(0);
}
