/* test: D_PROTO_LEN: too many arguments
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	trace(strlen("a", "b"));
	exit(0);
}
