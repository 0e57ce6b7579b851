/* test: profile-N fires on every CPU
 * options: -q
 * needs: bpf smp
 * match: ^2$
 * vm: yes
 */
profile-197
/!seen[cpu]/
{
	seen[cpu] = 1;
	n++;
}

tick-700ms
{
	printf("%d\n", n >= 2 ? 2 : n);
	exit(0);
}
