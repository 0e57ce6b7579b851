/* test: D_PROV_BADNAME: a provider whose name ends in a digit
 * options: -e
 * tag: D_PROV_BADNAME
 */
provider foo1 { probe bar(int); };
BEGIN
{
	exit(0);
}
