/* test: == and != of variables compare the characters
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "same text";
	b = "same text";
	c = "same texT";
	printf("%d %d %d %d\n", a == b, a == c, a != b, a != c);
	exit(0);
}
