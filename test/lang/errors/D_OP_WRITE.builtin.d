/* test: D_OP_WRITE: a built-in variable assigned
 * options: -e
 * tag: D_OP_WRITE
 */
BEGIN
{
	pid = 1;
	exit(0);
}
