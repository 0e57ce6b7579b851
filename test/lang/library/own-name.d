/* test: a script's own inline hides a library's
 * options: -q -L @DIR/data/lazy
 * needs: bpf
 */
inline string names[int n] = "mine";

BEGIN
{
	trace(names[1]);
	exit(0);
}
