/* test: a command sees what was printed before it
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("a");
	system("printf b");
	printf("c\n");
	exit(0);
}
