/* test: D_ADDROF_VAR: the address of a built-in variable
 * options: -e
 * tag: D_ADDROF_VAR
 */
BEGIN
{
	y = &pid;
	exit(0);
}
