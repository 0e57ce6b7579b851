/* test: D_PROTO_LEN: an aggregation with keys and without
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	@a[1] = count();
	@a = count();
	exit(0);
}
