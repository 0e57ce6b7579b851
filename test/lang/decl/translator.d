/* test: a translator's members
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
struct who { int id; string name; };
translator struct who < struct task_struct *T > {
	id = T->tgid;
	name = stringof(T->comm);
};
BEGIN
{
	printf("%d %s\n", xlate <struct who> (curthread).id == pid, xlate <struct who *> (curthread)->name);
	exit(0);
}
