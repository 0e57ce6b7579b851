/* test: %Y of walltimestamp
 * options: -q
 * needs: bpf
 * match: ^[12][0-9]{3} [A-Z][a-z]{2} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2}$
 * vm: yes
 */
BEGIN
{
	printf("%Y\n", walltimestamp);
	exit(0);
}
