/* test: D_CLEAR_AGGARG: clear() of a number
 * options: -e
 * tag: D_CLEAR_AGGARG
 */
BEGIN
{
	clear(1);
	exit(0);
}
