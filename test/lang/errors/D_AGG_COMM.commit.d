/* test: D_AGG_COMM: an aggregation after commit()
 * options: -e
 * tag: D_AGG_COMM
 */
BEGIN
{
	commit(1);
	@a = count();
}
