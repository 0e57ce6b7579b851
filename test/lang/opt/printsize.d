/* test: printsize limits print()
 * options: -q -x printsize=8
 * needs: bpf
 * match: ^ +\.\.\.$
 */
struct large {
	int a, b, c, d;
};
struct large l;

BEGIN
{
	l.d = 5;
	print(l);
	exit(0);
}
