/* test: D_OP_WRITE: a built-in variable incremented
 * options: -e
 * tag: D_OP_WRITE
 */
BEGIN
{
	timestamp++;
	exit(0);
}
