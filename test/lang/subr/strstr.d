/* test: strstr() gives the rest from where it is found
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "hello world";
	printf("%s|%s|%d\n", strstr(s, "wor"), strstr(s, "hell"), strstr(s, "xyz") == NULL);
	exit(0);
}
