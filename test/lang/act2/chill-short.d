/* test: chill(0) and small times
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	chill(0);
	chill(1);
	chill(1000);
	printf("done\n");
	exit(0);
}
