/* test: D_PROTO_ARG: a structure where an address is wanted
 * options: -e
 * tag: D_PROTO_ARG
 * needs: btf
 */
BEGIN
{
	trace(copyinstr(*curthread));
	exit(0);
}
