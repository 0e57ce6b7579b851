/* test: D_PRINTA_PROTO: printa() of a format alone
 * options: -e
 * tag: D_PRINTA_PROTO
 */
BEGIN
{
	printa("x");
	exit(0);
}
