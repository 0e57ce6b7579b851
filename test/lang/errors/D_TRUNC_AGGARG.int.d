/* test: D_TRUNC_AGGARG: trunc() of a number
 * options: -e
 * tag: D_TRUNC_AGGARG
 */
BEGIN
{
	trunc(1);
	exit(0);
}
