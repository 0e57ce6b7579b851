/* test: D_PROTO_LEN: trace() of two values
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	trace(1, 2);
	exit(0);
}
