/* test: D_PROTO_LEN: lquantize() without its limit
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	@a = lquantize(1, 2);
	exit(0);
}
