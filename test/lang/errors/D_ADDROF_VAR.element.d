/* test: an element of an array in a D variable has no address to take
 * options: -e
 * tag: D_ADDROF_VAR
 */
int numbers[4];

BEGIN
{
	trace(&numbers[1]);
}
