/* test: D_DREC_COMM: recording after commit()
 * options: -e
 * tag: D_DREC_COMM
 */
BEGIN
{
	commit(1);
	trace(1);
}
