/* test: execname and pid as keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[execname, pid] = 9;
	printf("%d %d\n", a["trace", $pid], a["other", $pid]);
	exit(0);
}
