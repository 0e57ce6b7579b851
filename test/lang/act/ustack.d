/* test: ustack() is empty or shows addresses of the process
 * options: -q
 * needs: bpf
 * match: ^end$
 * vm: yes
 */
BEGIN
{
	ustack(2);
	printf("end\n");
	exit(0);
}
