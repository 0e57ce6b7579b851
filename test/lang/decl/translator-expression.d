/* test: a translator that computes
 * options: -q
 * needs: bpf
 */
struct in { int a; int b; };
struct out { int sum; int same; };
translator struct out < struct in *I > {
	sum = I->a + I->b;
	same = I->a == I->b;
};
struct in x;
BEGIN
{
	y = (struct in *)0;
	printf("%d\n", sizeof (struct out));
	exit(0);
}
