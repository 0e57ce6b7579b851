/* test: strings of 8192 bytes
 * options: -q -x strsize=8192
 * needs: bpf kernel>=5.17
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a = "x";
	b = strjoin(a, "yz");
	printf("%s %d %s\n", b, strlen(b), substr(b, 1));
	c[b] = 1;
	printf("%d %d %d\n", c["xyz"], a < b, a == b);
	exit(0);
}
