/* test: a thousand keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
int i;
tick-1ms
/i < 1000/
{
	@[i] = sum(i); @[i + 1] = sum(i); @[i + 2] = sum(i); @[i + 3] = sum(i); @[i + 4] = sum(i);
	@[i + 5] = sum(i); @[i + 6] = sum(i); @[i + 7] = sum(i); @[i + 8] = sum(i); @[i + 9] = sum(i);
	i += 10;
}
tick-1ms
/i == 1000/
{
	trunc(@, 3);
	printa("%d %@d\n", @);
	exit(0);
}
