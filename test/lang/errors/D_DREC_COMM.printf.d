/* test: D_DREC_COMM: printf() after commit()
 * options: -e
 * tag: D_DREC_COMM
 */
BEGIN
{
	commit(1);
	printf("x");
}
