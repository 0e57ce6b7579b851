/* test: D_KEY_TYPE: a key without a value
 * options: -e
 * tag: D_KEY_TYPE
 */
BEGIN
{
	x[bcopy("a", arg0, 1)] = 1;
	exit(0);
}
