/* test: cgroupid() of what is no cgroup is an error
 * options: -q
 * needs: btf
 * tag: D_PROTO_ARG
 */
BEGIN
{
	trace(cgroupid("/no/such/cgroup"));
}
