/* test: D_FUNC_IDKIND: a built-in variable called as a function
 * options: -e
 * tag: D_FUNC_IDKIND
 */
BEGIN
{
	execname(2);
	exit(0);
}
