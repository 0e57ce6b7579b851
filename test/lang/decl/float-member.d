/* test: float and double can be declared and have sizes
 * options: -q
 * needs: bpf
 */
struct f { float a; double b; };
BEGIN
{
	printf("%d %d %d\n", sizeof (float), sizeof (double), sizeof (struct f));
	exit(0);
}
