/* test: D_PROV_PRARGLEN: more translated arguments than native ones
 * options: -e
 * tag: D_PROV_PRARGLEN
 */
provider foo { probe bar(int a) : (int a, int b); };
BEGIN
{
	exit(0);
}
