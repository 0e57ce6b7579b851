/* test: printf() without arguments
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("plain\n");
	exit(0);
}
