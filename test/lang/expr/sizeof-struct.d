/* test: sizeof of a struct counts its padding
 * options: -q
 * needs: bpf
 */
struct s { char a; int b; char c; };
struct t { char a; int64_t b; short c; };
BEGIN
{
	printf("%d %d\n", sizeof (struct s), sizeof (struct t));
	exit(0);
}
