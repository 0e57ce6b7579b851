/* test: D_DIV_ZERO: remainder of a division by a constant 0
 * options: -e
 * tag: D_DIV_ZERO
 */
BEGIN
{
	x = 5;
	y = x % (1 - 1);
	exit(0);
}
