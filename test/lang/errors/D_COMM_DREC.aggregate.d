/* test: D_COMM_DREC: commit() after an aggregation
 * options: -e
 * tag: D_COMM_DREC
 */
BEGIN
{
	@a = count();
	commit(1);
}
