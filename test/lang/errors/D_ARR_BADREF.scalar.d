/* test: D_ARR_BADREF: a number indexed
 * options: -e
 * tag: D_ARR_BADREF
 */
BEGIN
{
	x = 1;
	trace(x[1]);
	exit(0);
}
