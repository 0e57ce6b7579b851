/* test: D_PROTO_LEN: an array with another number of keys
 * options: -e
 * tag: D_PROTO_LEN
 */
BEGIN
{
	x[1] = 2;
	x[1, 2] = 3;
	exit(0);
}
