/* test: D_PROTO_ARG: a key of another type
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	x["a"] = 2;
	x[1] = 3;
	exit(0);
}
