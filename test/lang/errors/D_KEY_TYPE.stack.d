/* test: D_KEY_TYPE: a stack as the key of an associative array
 * options: -e
 * tag: D_KEY_TYPE
 */
BEGIN
{
	x[stack()] = 1;
	exit(0);
}
