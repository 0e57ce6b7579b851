/* test: keys that do not fit aggsize are dropped and counted
 * options: -q -x aggsize=1k
 * needs: bpf
 * err: aggregation drops
 * out: none
 */
int i;
tick-1ms
/i < 200/
{
	@[i, "a rather long string of text"] = count();
	i++;
}
tick-1ms
/i == 200/
{
	exit(0);
}
