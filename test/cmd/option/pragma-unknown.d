/* test: an unknown option in a pragma
 * options: -e
 * tag: D_PRAGMA_OPTSET
 * err: unknown option "nosuch"
 * out: none
 */
#pragma D option nosuch
BEGIN
{
	exit(0);
}
