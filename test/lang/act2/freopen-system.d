/* test: the output of commands is not redirected
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	freopen("log");
	printf("in the file\n");
	system("echo shown");
	freopen("");
	exit(0);
}
