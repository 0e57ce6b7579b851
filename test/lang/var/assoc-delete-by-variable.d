/* test: assigning a variable that is 0 deletes an element too
 * options: -q -x dynvarsize=4k
 * needs: bpf
 * err: none
 */
int i, zero;
tick-1ms
/i < 300/
{
	a[i] = 1;
	sum += a[i];
	a[i] = zero;
	i++;
}
tick-1ms
/i == 300/
{
	printf("%d\n", sum);
	exit(0);
}
