/* test: several aggregations are printed in the order in which they first stand in the program
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@second = sum(1);
	@first = sum(2);
	@second = sum(1);
	exit(0);
}
