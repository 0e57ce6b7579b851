/* test: D_ARR_BOUNDS: an index outside of an array of the script
 * options: -e
 * tag: D_ARR_BOUNDS
 */
int a[4];
BEGIN
{
	a[4] = 1;
	exit(0);
}
