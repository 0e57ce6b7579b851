/* test: D_PRAGERR: #error
 * options: -e
 * tag: D_PRAGERR
 */
#error "no good"
BEGIN
{
	exit(0);
}
