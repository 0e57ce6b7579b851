/* test: D_DECL_IDRED: an array declared with other keys
 * options: -e
 * tag: D_DECL_IDRED
 */
int x[int];
int x[string];
BEGIN
{
	exit(0);
}
