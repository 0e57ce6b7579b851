/* test: an enum as a member
 * options: -q
 * needs: bpf
 */
enum e { OFF, ON };
struct s { enum e a; };
struct s x;
BEGIN
{
	x.a = ON;
	printf("%d %d\n", x.a == ON, sizeof (enum e));
	exit(0);
}
