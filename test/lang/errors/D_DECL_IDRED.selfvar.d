/* test: D_DECL_IDRED: a thread-local variable declared with two types
 * options: -e
 * tag: D_DECL_IDRED
 */
self int x;
self string x;
BEGIN
{
	exit(0);
}
