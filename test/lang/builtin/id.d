/* test: id is the probe's number
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", id);
	exit(0);
}
