/* test: strtoll() takes blanks, a sign and digits up to what is none
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%d]\n", strtoll("123"));
	printf("[%d]\n", strtoll("  \t-77x"));
	printf("[%d]\n", strtoll("+12.5"));
	printf("[%d]\n", strtoll(""));
	printf("[%d]\n", strtoll("x1"));
	printf("[%d]\n", strtoll("--1"));
	printf("[%d]\n", strtoll("9223372036854775807"));
	printf("[%d]\n", strtoll("- 5"));
	exit(0);
}
