/* test: an element that -- or op= brings back to 0 gives its room back
 * options: -q -x dynvarsize=4k
 * needs: bpf
 * err: none
 */
int i;
tick-1ms
/i < 300/
{
	a[i]++;
	b[i] += 5;
	a[i]--;
	b[i] -= 5;
	i++;
}
tick-1ms
/i == 300/
{
	printf("%d\n", i);
	exit(0);
}
