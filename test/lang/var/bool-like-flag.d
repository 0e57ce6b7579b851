/* test: a flag set by one probe and read by another
 * options: -q
 * needs: bpf
 */
BEGIN
{
	flag = 1;
}
tick-5ms
/flag/
{
	flag = 0;
	n++;
}
tick-40ms
{
	printf("%d\n", n);
	exit(0);
}
