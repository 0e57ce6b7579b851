/* test: a task that is not the current one: its name stands for its arguments
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", xlate <psinfo_t *> (curthread->real_parent)->pr_pid == ppid);
	printf("%d\n", xlate <psinfo_t *> (curthread->real_parent)->pr_fname == pexecname);
	printf("%d\n", strlen(xlate <psinfo_t *> (curthread->real_parent)->pr_psargs) > 0);
	exit(0);
}
