/* test: ppid is the parent's process
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", ppid == $ppid, ppid == curthread->real_parent->tgid);
	exit(0);
}
