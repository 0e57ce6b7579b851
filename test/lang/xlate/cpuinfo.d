/* test: curcpu is the CPU that runs this
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curcpu->cpu_id == cpu);
	printf("%d\n", curcpu->cpu_pset == 0);
	printf("%d\n", pset == 0);
	printf("%d\n", xlate <cpuinfo_t *> (1)->cpu_id == 1);
	exit(0);
}
