/* test: D_PROTO_LEN: an inline with the wrong number of parameters
 * options: -e
 * tag: D_PROTO_LEN
 */
inline int twice[int n] = n * 2;
BEGIN
{
	trace(twice[1, 2]);
	exit(0);
}
