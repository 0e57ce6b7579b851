/* test: D_ADDROF_LVAL: the address of a sum
 * options: -e
 * tag: D_ADDROF_LVAL
 */
BEGIN
{
	x = &(pid + 1);
	exit(0);
}
