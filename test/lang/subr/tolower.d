/* test: tolower() changes A to Z and nothing else
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", tolower("Hello WORLD"));
	printf("[%s]\n", tolower("@AZ[`az{"));
	printf("[%s]\n", tolower(""));
	exit(0);
}
