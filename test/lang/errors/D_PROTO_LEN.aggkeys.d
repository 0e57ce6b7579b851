/* test: D_PROTO_LEN: an aggregation with another number of keys
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	@a[1] = count();
	@a[1, 2] = count();
	exit(0);
}
