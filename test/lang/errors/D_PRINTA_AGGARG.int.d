/* test: D_PRINTA_AGGARG: printa() of a number
 * options: -e
 * tag: D_PRINTA_AGGARG
 */
BEGIN
{
	printa("x", 1);
	exit(0);
}
