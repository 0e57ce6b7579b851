/* test: counts of all CPUs are added up
 * options: -q
 * needs: bpf
 * match: ^[1-9][0-9]*$
 * vm: yes
 */
profile-500hz
/cpu >= 0/
{
	@ = count();
}
tick-200ms
{
	printa("%@d\n", @);
	exit(0);
}
