/* test: D_PROTO_ARG: a structure aggregated
 * options: -e
 * tag: D_PROTO_ARG
 * needs: btf
 */
BEGIN
{
	@a = max(*curthread);
	exit(0);
}
