/* test: D_OP_INT: the complement of a string
 * options: -e
 * tag: D_OP_INT
 */
BEGIN
{
	x = ~execname;
	exit(0);
}
