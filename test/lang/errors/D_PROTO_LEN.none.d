/* test: D_PROTO_LEN: an argument where none is taken
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	@a = count(1);
	exit(0);
}
