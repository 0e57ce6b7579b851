/* test: operands are evaluated from left to right, then the assignment is done
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 2;
	a = a * 10 + a++;
	printf("%d\n", a);
	exit(0);
}
