/* test: D_DECL_PARMCLASS: a static parameter
 * options: -e
 * tag: D_DECL_PARMCLASS
 */
int f(static int x);
BEGIN
{
	exit(0);
}
