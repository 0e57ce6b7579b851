/* test: tick-N fires on one CPU
 * options: -q
 * needs: bpf smp
 * out: re
 * vm: yes
 */
tick-20ms
{
	@[cpu] = count();
}

tick-300ms
{
	exit(0);
}

END
{
	printa("cpu\n", @);
}
