/* test: a fault in a branch that is not taken does not happen
 * options: -q
 * needs: bpf
 * err: none
 */
BEGIN
{
	z = 0;
	if (z)
		x = 1 / z;
	y = z ? 1 / z : 5;
	printf("%d\n", y);
	exit(0);
}
