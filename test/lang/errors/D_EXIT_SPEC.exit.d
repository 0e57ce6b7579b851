/* test: D_EXIT_SPEC: exit() after speculate()
 * options: -e
 * tag: D_EXIT_SPEC
 */
BEGIN
{
	speculate(1);
	exit(0);
}
