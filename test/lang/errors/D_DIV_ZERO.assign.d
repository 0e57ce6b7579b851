/* test: D_DIV_ZERO: /= 0
 * options: -e
 * tag: D_DIV_ZERO
 */
BEGIN
{
	x = 5;
	x /= 0;
	exit(0);
}
