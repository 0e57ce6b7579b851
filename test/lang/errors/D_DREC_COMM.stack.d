/* test: D_DREC_COMM: stack() after commit()
 * options: -e
 * tag: D_DREC_COMM
 */
BEGIN
{
	commit(1);
	stack();
}
