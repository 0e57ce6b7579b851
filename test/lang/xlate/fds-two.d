/* test: fds takes one index
 * options: -e
 * needs: btf
 * tag: D_PROTO_LEN
 */
BEGIN
{
	trace(fds[1, 2].fi_offset);
}
