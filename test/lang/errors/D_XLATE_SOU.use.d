/* test: D_XLATE_SOU: xlate to a number
 * options: -e
 * tag: D_XLATE_SOU
 * needs: btf
 */
BEGIN
{
	trace(xlate<int>(curthread));
	exit(0);
}
