/* test: sizeof of variables and members
 * options: -q
 * needs: bpf
 */
struct s { short a; int b; };
int16_t v;
BEGIN
{
	v = 1;
	printf("%d %d %d\n", sizeof (v), sizeof v, sizeof (((struct s *)0)->b));
	exit(0);
}
