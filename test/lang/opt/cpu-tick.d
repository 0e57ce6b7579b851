/* test: with cpu, clocks tick on that CPU
 * options: -q -x cpu=1
 * needs: bpf smp
 */
tick-10ms
{
	printf("%d", cpu);
	exit(0);
}
