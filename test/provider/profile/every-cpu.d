/* test: profile-N fires on every CPU (a virtual machine may park one that is idle)
 * options: -q
 * run: sysloop 1000000000 getppid 1
 * needs: bpf smp
 * match: ^2$
 * vm: yes
 */
profile-197
{
	seen[cpu] = 1; /* an element for each CPU: none is lost when both fire at once */
}

tick-700ms
{
	printf("%d\n", seen[0] + seen[1]);
	exit(0);
}
