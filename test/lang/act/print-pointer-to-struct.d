/* test: print() of a pointer to a structure shows what is there
 * options: -q
 * needs: bpf btf
 * out: re
 * vm: yes
 */
BEGIN
{
	print(&curthread->se.load);
	exit(0);
}
