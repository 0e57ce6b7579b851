/* test: ppid is the parent's process
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", ppid == $ppid, ppid == curthread->real_parent->tgid);
	exit(0);
}
