/* test: D_DIV_ZERO: an enumerator divided by 0
 * options: -e
 * tag: D_DIV_ZERO
 */
enum e { A = 1 / 0 };
BEGIN
{
	exit(0);
}
