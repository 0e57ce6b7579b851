/* test: D_AGG_SCALAR: an aggregation used as a value
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	@a = count();
	x = @a + 1;
	exit(0);
}
