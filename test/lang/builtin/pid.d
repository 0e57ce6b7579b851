/* test: pid is the process that the probe fired in
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", pid == $pid, pid > 0);
	exit(0);
}
