/* test: D_PROTO_ARG: an aggregation of a string
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	@a = sum("x");
	exit(0);
}
