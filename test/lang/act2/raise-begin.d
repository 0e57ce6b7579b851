/* test: BEGIN runs in the tracer: SIGTERM ends tracing in order
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	raise(15);
	printf("begin\n");
}

END
{
	printf("end\n");
}
