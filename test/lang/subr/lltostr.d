/* test: lltostr() in base 10
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", lltostr(0));
	printf("[%s]\n", lltostr(-25));
	printf("[%s]\n", lltostr(77));
	printf("[%s]\n", lltostr(9223372036854775807));
	printf("[%s]\n", lltostr(-9223372036854775807 - 1));
	printf("[%s]\n", lltostr(5, 10));
	exit(0);
}
