/* test: D_DIV_ZERO: division by an inline that is 0
 * options: -e
 * tag: D_DIV_ZERO
 */
inline int Z = 0;
BEGIN
{
	x = 5 / Z;
	exit(0);
}
