/* test: D_TRACE_VOID: trace() of nothing
 * options: -e
 * tag: D_TRACE_VOID
 */
BEGIN
{
	trace(bcopy("a", arg0, 1));
	exit(0);
}
