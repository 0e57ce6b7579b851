/* test: strings of 1000 characters with strsize=1024
 * options: -q -x strsize=1024
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789";
	a = strjoin(a, a);
	a = strjoin(a, a);
	b = strjoin(strjoin(a, a), "!");
	printf("%d %d %d\n", strlen(a), strlen(b), a == b);
	exit(0);
}
