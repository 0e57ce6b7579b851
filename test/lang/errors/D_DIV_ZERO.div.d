/* test: D_DIV_ZERO: division by a constant 0
 * options: -e
 * tag: D_DIV_ZERO
 */
BEGIN
{
	x = 5 / 0;
	exit(0);
}
