/* test: a file opened again goes on
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	freopen("log");
	printf("one\n");
	freopen("");
	freopen("%s", "log");
	printf("two\n");
	freopen("");
	system("cat log");
	exit(0);
}
