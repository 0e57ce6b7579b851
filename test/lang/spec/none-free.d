/* test: speculation() gives 0 when all are in use, and that is reported
 * options: -q
 * needs: bpf
 * vm: yes
 * err: 1 failed speculation \(no speculative buffer available\) on CPU [0-9]+$
 */
BEGIN
{
	a = speculation();
	b = speculation();
	printf("%d %d\n", a, b);
	exit(0);
}
