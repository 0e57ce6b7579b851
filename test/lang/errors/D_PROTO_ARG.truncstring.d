/* test: D_PROTO_ARG: trunc() to a string
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	@a = count();
	trunc(@a, "x");
	exit(0);
}
