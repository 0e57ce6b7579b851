/* test: profile-N fires on every CPU
 * options: -q
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
