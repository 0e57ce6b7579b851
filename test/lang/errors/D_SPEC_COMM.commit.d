/* test: D_SPEC_COMM: speculate() after commit()
 * options: -e
 * tag: D_SPEC_COMM
 */
BEGIN
{
	commit(1);
	speculate(2);
}
