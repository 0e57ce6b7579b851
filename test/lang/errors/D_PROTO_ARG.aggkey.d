/* test: D_PROTO_ARG: an aggregation's key of another type
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	@a["a"] = count();
	@a[1] = count();
	exit(0);
}
