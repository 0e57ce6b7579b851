/* test: an associative array of structures
 * options: -q
 * needs: bpf
 */
struct s { int a; int b; };
struct s x[string];
BEGIN
{
	x["k"].a = 1;
	x["k"].b = 2;
	x["m"].a = 3;
	printf("%d %d %d %d\n", x["k"].a, x["k"].b, x["m"].a, x["m"].b);
	exit(0);
}
