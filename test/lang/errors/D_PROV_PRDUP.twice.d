/* test: D_PROV_PRDUP: a probe declared twice
 * options: -e
 * tag: D_PROV_PRDUP
 */
provider foo { probe bar(int); probe bar(int); };
BEGIN
{
	exit(0);
}
