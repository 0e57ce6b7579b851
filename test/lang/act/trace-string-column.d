/* test: trace() of a string without -q fills a column
 * needs: bpf
 * match: :BEGIN   hello                                    5 *$
 */
BEGIN
{
	trace("hello");
	trace(5);
	exit(0);
}
