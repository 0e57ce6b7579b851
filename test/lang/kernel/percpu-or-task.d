/* test: two structures compared
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread == curthread->group_leader, curthread->real_parent == curthread);
	exit(0);
}
