/* test: D_PROV_PRXLATOR: a probe's argument without its translator
 * options: -e
 * tag: D_PROV_PRXLATOR
 */
struct a { int x; };
struct b { int y; };
provider foo { probe bar(struct a *p) : (struct b *p); };
BEGIN
{
	exit(0);
}
