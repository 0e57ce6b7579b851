/* test: several variables in one declaration
 * options: -q
 * needs: bpf
 */
int a, b, *c;
string s, t;
BEGIN
{
	a = 1; b = 2; c = (int *)0x10; s = "s"; t = "t";
	printf("%d %d %x %s %s\n", a, b, (uint64_t)c, s, t);
	exit(0);
}
