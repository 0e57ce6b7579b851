/* test: D_DEREF_NONPTR: a number dereferenced
 * options: -e
 * tag: D_DEREF_NONPTR
 */
BEGIN
{
	x = 1;
	trace(*x);
	exit(0);
}
