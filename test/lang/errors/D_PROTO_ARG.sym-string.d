/* test: D_PROTO_ARG: sym() of a string
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	sym("x");
	exit(0);
}
