/* test: what is done to aggregations stands in a branch of ?:
 * options: -q
 * needs: bpf
 */
inline int COUNTS = 1;
inline int QUIET = 0;
BEGIN
{
	i = 1;
	COUNTS == 1 ? @a["a"] = count() : 1;
	i == 2 ? @a["b"] = count() : 1;
	QUIET ? @a["c"] = count() : 1;
	i ? @b = sum(6) : (@c = sum(7));
	i ? normalize(@b, 2) : 1;
	COUNTS ? printa("%s %@d\n", @a) : 1;
	i == 2 ? clear(@b) : 1;
	i ? printa("%@d\n", @b) : printa(@c);
	i ? trunc(@b) : 1;
	i ? trunc(@a) : 1;
	exit(0);
}
