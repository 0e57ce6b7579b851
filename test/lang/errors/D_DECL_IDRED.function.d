/* test: D_DECL_IDRED: a function declared as a variable
 * options: -e
 * tag: D_DECL_IDRED
 */
int printf;
BEGIN
{
	exit(0);
}
