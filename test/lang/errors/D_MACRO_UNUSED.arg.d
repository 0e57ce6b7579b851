/* test: D_MACRO_UNUSED: an argument that the script does not use
 * options: -e -s @D extra
 * tag: D_MACRO_UNUSED
 */
BEGIN
{
	exit(0);
}
