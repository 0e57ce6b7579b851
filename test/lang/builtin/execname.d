/* test: execname is the name of the process
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s\n", execname);
	exit(0);
}
