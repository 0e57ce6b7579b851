/* test: freopen() sends the output to a file, freopen("") back
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("one\n");
	freopen("out.%d", 7);
	printf("two\n");
	freopen("");
	printf("three\n");
	system("cat out.7");
	exit(0);
}
