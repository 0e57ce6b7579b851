/* test: D_PROTO_LEN: too few arguments
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	trace(strjoin("a"));
	exit(0);
}
