/* test: D_ACT_SPEC: a destructive action after speculate()
 * options: -e -w
 * tag: D_ACT_SPEC
 */
BEGIN
{
	speculate(1);
	system("true");
}
