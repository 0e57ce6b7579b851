/* test: elements that do not fit dynvarsize are dropped and counted
 * options: -q -x dynvarsize=1k
 * needs: bpf
 * err: dynamic variable drops
 */
int i;
tick-1ms
/i < 200/
{
	a[i, "a long text to fill the room"] = i + 1;
	i++;
}
tick-1ms
/i == 200/
{
	printf("%d\n", a[0, "a long text to fill the room"]);
	exit(0);
}
