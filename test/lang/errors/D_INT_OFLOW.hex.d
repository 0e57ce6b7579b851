/* test: D_INT_OFLOW: a constant beyond 64 bits
 * options: -e
 * tag: D_INT_OFLOW
 */
BEGIN
{
	x = 0x12345678901234567;
	exit(0);
}
