/* test: cpu is the CPU the probe fired on
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", cpu >= 0 && cpu < 4096);
	exit(0);
}
