/* test: nsid.pid is the process's id in its pid namespace
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", nsid.pid > 0, nsid.pid == $pid);
	exit(0);
}
