/* test: print() of a structure of the kernel by pointer
 * options: -q
 * needs: bpf btf
 * vm: yes
 * match: ^struct load_weight [{]$
 * match: ^    long unsigned int weight = [0-9]+$
 * match: ^    u32 inv_weight = [0-9]+$
 */
BEGIN
{
	print(&curthread->se.load);
	exit(0);
}
