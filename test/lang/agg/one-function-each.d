/* test: an aggregation has one function
 * options: -e
 * tag: D_AGG_REDEF
 */
BEGIN
{
	@["a"] = count();
	@["b"] = sum(7);
	clear(@);
	exit(0);
}
