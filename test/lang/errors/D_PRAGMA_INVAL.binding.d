/* test: D_PRAGMA_INVAL: a binding to no version
 * options: -e
 * tag: D_PRAGMA_INVAL
 */
#pragma D binding "x" y
BEGIN
{
	exit(0);
}
