/* test: D_PRAGMA_MALFORM: an option pragma without an option
 * options: -e
 * tag: D_PRAGMA_MALFORM
 */
#pragma D option
BEGIN
{
	exit(0);
}
