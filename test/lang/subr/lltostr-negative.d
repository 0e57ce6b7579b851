/* test: lltostr() of a negative number is its 64-bit two's complement in bases other than 10
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", lltostr(-1, 16));
	printf("[%s]\n", lltostr(-1, 2));
	printf("[%s]\n", lltostr(-8, 8));
	printf("[%s]\n", lltostr(-2, 10));
	exit(0);
}
