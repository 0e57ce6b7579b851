/* test: D_PRAGMA_DEPEND: a dependence on something that cannot be one
 * options: -e
 * tag: D_PRAGMA_DEPEND
 */
#pragma D depends_on weather sunny
BEGIN
{
	exit(0);
}
