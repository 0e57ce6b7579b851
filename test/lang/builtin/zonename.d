/* test: zonename is global
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s %d\n", zonename, zonename == "global");
	exit(0);
}
