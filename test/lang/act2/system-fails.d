/* test: what a command returns does not matter
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	system("exit 3");
	printf("on\n");
	exit(0);
}
