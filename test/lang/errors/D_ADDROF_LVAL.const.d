/* test: D_ADDROF_LVAL: the address of a constant
 * options: -e
 * tag: D_ADDROF_LVAL
 */
BEGIN
{
	x = &5;
	exit(0);
}
