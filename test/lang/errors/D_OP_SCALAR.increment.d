/* test: D_OP_SCALAR: a string incremented
 * options: -e
 * tag: D_OP_SCALAR
 */
BEGIN
{
	s = "a";
	s++;
	exit(0);
}
