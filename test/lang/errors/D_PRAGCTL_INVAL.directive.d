/* test: D_PRAGCTL_INVAL: a directive that D does not have
 * options: -e
 * tag: D_PRAGCTL_INVAL
 */
#define X 1
BEGIN
{
	exit(0);
}
