/* test: D_DECL_PROTO_VOID: void among parameters
 * options: -e
 * tag: D_DECL_PROTO_VOID
 */
int f(void, int);
BEGIN
{
	exit(0);
}
