/* test: D_FUNC_UNDEF: an unknown function in a predicate
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
/nosuchfunc()/
{
	exit(0);
}
