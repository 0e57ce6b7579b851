/* test: D_FUNC_UNDEF: a misspelt function is offered its right name
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	prinft("x");
	exit(0);
}
