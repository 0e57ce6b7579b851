/* test: system() runs a command; its output stands where it was called
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("before\n");
	system("echo %d %s", 5, "words");
	printf("after\n");
	exit(0);
}
