/* test: D_COMM_DREC: commit() twice
 * options: -e
 * tag: D_COMM_DREC
 */
BEGIN
{
	commit(1);
	commit(2);
}
