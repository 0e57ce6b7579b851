/* test: D_COMM_DREC: commit() after recording
 * options: -e
 * tag: D_COMM_DREC
 */
BEGIN
{
	trace(1);
	commit(1);
	exit(0);
}
