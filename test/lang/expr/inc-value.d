/* test: pre-increment yields the new value, post-increment the old one
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a;
BEGIN
{
	a = 10;
	printf("%d %d %d %d %d\n", a++, ++a, a--, --a, a);
	exit(0);
}
