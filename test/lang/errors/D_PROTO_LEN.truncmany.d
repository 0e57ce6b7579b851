/* test: D_PROTO_LEN: trunc() with three arguments
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	@a = count();
	trunc(@a, 1, 2);
	exit(0);
}
