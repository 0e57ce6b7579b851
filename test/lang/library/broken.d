/* test: an error in a library has its place there
 * options: -e -L @DIR/data/lazy
 * exit: 1
 * err: broken[.]d
 */
self broken_t x;
BEGIN
{
	exit(0);
}
