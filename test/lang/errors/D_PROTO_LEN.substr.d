/* test: D_PROTO_LEN: substr() of a string alone
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	trace(substr("abc"));
	exit(0);
}
