/* test: an argument that nobody uses is an error
 * options: -e -s @D extra
 * out: none
 * tag: D_MACRO_UNUSED
 * err: 'extra'
 */
BEGIN
{
	exit(0);
}
