/* test: printsize can be made smaller while tracing
 * options: -q
 * needs: bpf
 * match: ^ +int d = 5$
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
	setopt("printsize", "8");
	print(l);
	exit(0);
}
