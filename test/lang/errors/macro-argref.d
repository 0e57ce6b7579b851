/* test: -x argref allows arguments that the script does not use
 * options: -e -x argref -s @D extra
 * out: none
 */
BEGIN
{
	exit(0);
}
