/* test: many chill() in a clause
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); chill(1000); 
	printf("done\n");
	exit(0);
}
