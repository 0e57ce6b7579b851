/* test: a larger dynvarsize has room for more elements
 * options: -q -x dynvarsize=1m -x strict
 * needs: bpf
 * err: none
 */
int n;

tick-1ms
/n < 100/
{
	a[n, 1] = 1;
	a[n, 2] = 1;
	n++;
}

tick-1ms
/n >= 100/
{
	exit(0);
}
