/* test: integer keys are sorted as signed numbers
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@[5] = count(); @[-3] = count(); @[0] = count();
	printa("%d\n", @);
	exit(0);
}
