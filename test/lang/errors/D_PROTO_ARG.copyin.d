/* test: D_PROTO_ARG: a string as a size
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	x = copyin(arg0, "a");
	exit(0);
}
