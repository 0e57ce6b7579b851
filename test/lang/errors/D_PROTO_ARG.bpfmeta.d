/* test: the key of bpfmeta() is a string constant
 * options: -e
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(bpfmeta(1, execname));
}
