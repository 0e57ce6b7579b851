/* test: print() of a structure larger than printsize
 * options: -q -x printsize=256
 * needs: bpf btf
 * vm: yes
 * match: ^struct task_struct [{]$
 * match: ^ +[.][.][.]$
 */
BEGIN
{
	print(curthread);
	exit(0);
}
