/* test: D_OP_WRITE: a kernel variable assigned
 * options: -e
 * tag: D_OP_WRITE
 * needs: btf
 */
BEGIN
{
	`jiffies = 1;
	exit(0);
}
