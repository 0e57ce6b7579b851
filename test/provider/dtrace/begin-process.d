/* test: BEGIN and END run in the tracer itself
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^1$
 * match: ^end 1$
 */
BEGIN
{
	printf("%d\n", pid == $pid);
	exit(0);
}

END
{
	printf("end %d\n", pid == $pid);
}
