/* test: < <= > >= of variables
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "apple";
	b = "pear";
	printf("%d %d %d %d ", a < b, a <= b, a > b, a >= b);
	printf("%d %d %d %d\n", a < a, a <= a, a > a, a >= a);
	exit(0);
}
