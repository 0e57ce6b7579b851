/* test: D_DECL_IDRED: a variable declared after an assignment of another type
 * options: -e
 * tag: D_DECL_IDRED
 */
BEGIN
{
	x = 1;
}
string x;
END
{
	exit(0);
}
