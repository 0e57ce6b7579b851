/* test: -x cpu confines clocks to one CPU
 * options: -q -x cpu=1
 * run: sysloop 1000000000 getppid 1
 * needs: bpf smp
 * out: re
 * vm: yes
 */
profile-199
{
	@[cpu] = count();
}

tick-300ms
{
	exit(0);
}

END
{
	printa("on %d\n", @);
}
