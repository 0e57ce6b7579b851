/* test: D_TRACE_DYN: trace() of a translated value
 * options: -e
 * tag: D_TRACE_DYN
 */
struct s { int a; };
translator struct s < int I > { a = I; };
BEGIN
{
	trace(xlate<struct s>(5));
	exit(0);
}
