/* test: D_PROTO_ARG: a structure as an address
 * options: -e
 * tag: D_PROTO_ARG
 * needs: btf
 */
BEGIN
{
	trace(inet_ntoa(*curthread));
	exit(0);
}
