/* test: strings of 8192 bytes (the verifier of 6.1 walks too many lengths of them)
 * options: -q -x strsize=8192
 * needs: bpf kernel>=6.2
 * timeout: 60
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
