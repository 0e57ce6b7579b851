/* test: a task that a variable points to
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	this->t = curthread;
}

BEGIN
{
	printf("%d\n", xlate <psinfo_t *> (this->t)->pr_pid == pid);
	printf("%d\n", xlate <psinfo_t> (this->t).pr_ppid == ppid);
	exit(0);
}
