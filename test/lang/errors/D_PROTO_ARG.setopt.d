/* test: D_PROTO_ARG: an option named by a number
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	setopt(5);
	exit(0);
}
