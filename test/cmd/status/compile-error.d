/* test: an error in the script is 1
 * options: -e
 * tag: D_FUNC_UNDEF
 * out: none
 */
BEGIN
{
	nosuch(1);
}
