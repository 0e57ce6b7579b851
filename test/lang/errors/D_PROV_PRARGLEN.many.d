/* test: D_PROV_PRARGLEN: a probe with too many arguments
 * options: -e
 * tag: D_PROV_PRARGLEN
 */
provider foo { probe bar(int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int); };
BEGIN
{
	exit(0);
}
