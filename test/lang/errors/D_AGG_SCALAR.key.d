/* test: D_AGG_SCALAR: an aggregation as a key
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	@a = count();
	@b[@a] = count();
	exit(0);
}
