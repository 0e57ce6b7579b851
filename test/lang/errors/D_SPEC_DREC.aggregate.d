/* test: D_SPEC_DREC: speculate() after an aggregation
 * options: -e
 * tag: D_SPEC_DREC
 */
BEGIN
{
	@a = count();
	speculate(1);
}
