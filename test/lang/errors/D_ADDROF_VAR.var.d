/* test: D_ADDROF_VAR: the address of a variable
 * options: -e
 * tag: D_ADDROF_VAR
 */
BEGIN
{
	x = 1;
	y = &x;
	exit(0);
}
