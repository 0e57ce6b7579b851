/* test: the argument of sum() is extended by its type
 * options: -q
 * needs: bpf
 */
int8_t a;
uint8_t b;
BEGIN
{
	a = -1;
	b = 255;
	@a = sum(a);
	@b = sum(b);
	printa("%@d ", @a);
	printa("%@d\n", @b);
	exit(0);
}
