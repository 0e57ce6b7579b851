/* test: D_ALLOCA_SIZE: alloca() of nothing
 * options: -e
 * tag: D_ALLOCA_SIZE
 */
BEGIN
{
	x = alloca(0);
	exit(0);
}
