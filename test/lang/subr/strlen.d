/* test: strlen() counts the characters
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "hello";
	printf("%d %d %d %d\n", strlen("abc"), strlen(""), strlen(a), strlen(execname));
	exit(0);
}
