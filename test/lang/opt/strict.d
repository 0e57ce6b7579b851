/* test: -x strict makes drops an exit status
 * options: -q -x dynvarsize=1k -x strict
 * needs: bpf
 * exit: 3
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
	exit(0);
}
