/* test: ftruncate() empties the output file
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	freopen("log");
	printf("one\n");
	ftruncate();
	printf("two\n");
	freopen("");
	system("cat log");
	exit(0);
}
