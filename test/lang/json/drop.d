/* test: drops are objects
 * options: -q --json -x dynvarsize=1k
 * needs: bpf
 * match: ^\{"type":"drop","kind":"dynamic variable","cpu":[0-9]+,"count":[0-9]+,"message":"[0-9]+ dynamic variable drops on CPU [0-9]+"\}$
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
