/* test: D_PROTO_ARG: copyinstr() of a string
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(copyinstr("a"));
	exit(0);
}
