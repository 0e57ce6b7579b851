/* test: D_FREOPEN_INVALID: freopen() of a number
 * options: -e -w
 * tag: D_FREOPEN_INVALID
 */
BEGIN
{
	freopen(5);
	exit(0);
}
