/* test: D_DECL_PROTO_VARARGS: only dots as parameters
 * options: -e
 * tag: D_DECL_PROTO_VARARGS
 */
int f(...);
BEGIN
{
	exit(0);
}
