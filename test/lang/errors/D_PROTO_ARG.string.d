/* test: D_PROTO_ARG: a number where a string is wanted
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(strlen(5));
	exit(0);
}
