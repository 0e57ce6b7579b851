/* test: cgroup is a path from the root of the cgroup tree
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", substr(cgroup, 0, 1) == "/", strlen(cgroup) > 0);
	exit(0);
}
