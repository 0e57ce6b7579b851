/* test: psinfo_t gives the ids that the built-in variables give
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_pid == pid);
	printf("%d\n", curpsinfo->pr_ppid == ppid);
	printf("%d\n", curpsinfo->pr_uid == uid);
	printf("%d\n", curpsinfo->pr_gid == gid);
	printf("%d\n", curpsinfo->pr_euid == uid);
	printf("%d\n", curpsinfo->pr_egid == gid);
	exit(0);
}
