/* test: D_DECL_IDRED: a built-in variable declared
 * options: -e
 * tag: D_DECL_IDRED
 */
int pid;
BEGIN
{
	exit(0);
}
