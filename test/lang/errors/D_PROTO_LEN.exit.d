/* test: D_PROTO_LEN: exit() without its status
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	exit();
}
