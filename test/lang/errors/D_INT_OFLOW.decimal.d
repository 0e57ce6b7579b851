/* test: D_INT_OFLOW: a decimal constant beyond 64 bits
 * options: -e
 * tag: D_INT_OFLOW
 */
BEGIN
{
	x = 18446744073709551616;
	exit(0);
}
