/* test: D_DIV_ZERO: an unsigned division by 0
 * options: -e
 * tag: D_DIV_ZERO
 */
BEGIN
{
	x = 5u / 0u;
	exit(0);
}
