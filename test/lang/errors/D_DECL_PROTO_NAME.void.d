/* test: D_DECL_PROTO_NAME: a void parameter with a name
 * options: -e
 * tag: D_DECL_PROTO_NAME
 */
int f(void x);
BEGIN
{
	exit(0);
}
