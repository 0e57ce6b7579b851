/* test: D_ADDROF_VAR: the address of an element of an associative array
 * options: -e
 * tag: D_ADDROF_VAR
 */
BEGIN
{
	x[1] = 1;
	y = &x[1];
	exit(0);
}
