/* test: walltimestamp counts from 1970
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", walltimestamp > 1600000000000000000);
	exit(0);
}
