/* test: D_PRAGMA_INVAL: a pragma that does not exist
 * options: -e
 * tag: D_PRAGMA_INVAL
 */
#pragma D nosuch thing
BEGIN
{
	exit(0);
}
