/* test: linkmode=kernel is how it is
 * options: -e -x linkmode=kernel
 * err: none
 */
BEGIN
{
	exit(0);
}
