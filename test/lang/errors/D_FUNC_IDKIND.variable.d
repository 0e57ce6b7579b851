/* test: D_FUNC_IDKIND: a variable called as a function
 * options: -e
 * tag: D_FUNC_IDKIND
 */
BEGIN
{
	x = 1;
	x(2);
	exit(0);
}
