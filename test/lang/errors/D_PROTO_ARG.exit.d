/* test: D_PROTO_ARG: exit() of a string
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	exit("now");
}
