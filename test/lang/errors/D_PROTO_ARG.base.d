/* test: D_PROTO_ARG: a base that lltostr() does not know
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(lltostr(5, 77));
	exit(0);
}
