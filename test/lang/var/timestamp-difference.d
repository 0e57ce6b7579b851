/* test: the difference of two timestamps
 * options: -q
 * needs: bpf
 */
BEGIN
{
	start = timestamp;
}
tick-20ms
{
	d = timestamp - start;
	printf("%d\n", d > 1000000 && d < 60000000000);
	exit(0);
}
