/* test: D_PROTO_ARG: a string where a number is wanted
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(lltostr("x"));
	exit(0);
}
