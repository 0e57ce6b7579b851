/* test: D_OP_INT: a string shifted
 * options: -e
 * tag: D_OP_INT
 */
BEGIN
{
	x = "a" << 2;
	exit(0);
}
