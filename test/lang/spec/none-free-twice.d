/* test: failed speculations are counted
 * options: -q
 * needs: bpf
 * vm: yes
 * err: 2 failed speculations \(no speculative buffer available\) on CPU [0-9]+$
 */
BEGIN
{
	a = speculation();
	b = speculation() + speculation();
	printf("%d %d\n", a, b);
	exit(0);
}
