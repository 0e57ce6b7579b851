/* test: D_DECL_IDRED: a variable declared with two types
 * options: -e
 * tag: D_DECL_IDRED
 */
int x;
string x;
BEGIN
{
	exit(0);
}
