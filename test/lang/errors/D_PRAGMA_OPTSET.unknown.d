/* test: D_PRAGMA_OPTSET: an unknown option
 * options: -e
 * tag: D_PRAGMA_OPTSET
 */
#pragma D option nosuchoption
BEGIN
{
	exit(0);
}
