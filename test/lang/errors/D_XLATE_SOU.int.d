/* test: D_XLATE_SOU: a translator to a number
 * options: -e
 * tag: D_XLATE_SOU
 */
translator int < int I > { a = 1; };
BEGIN
{
	exit(0);
}
