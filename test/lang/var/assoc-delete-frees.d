/* test: deleted elements give their room back
 * options: -q -x dynvarsize=64k
 * needs: bpf
 * err: none
 * vm: yes
 */
int i;
tick-1ms
/i < 100/
{
	a[i, 0] = 1; a[i, 1] = 1; a[i, 2] = 1; a[i, 3] = 1; a[i, 4] = 1; a[i, 5] = 1; a[i, 6] = 1; a[i, 7] = 1;
	b[i] = a[i, 0] + a[i, 7];
	a[i, 0] = 0; a[i, 1] = 0; a[i, 2] = 0; a[i, 3] = 0; a[i, 4] = 0; a[i, 5] = 0; a[i, 6] = 0; a[i, 7] = 0;
	i++;
}
tick-1ms
/i == 100/
{
	printf("%d\n", b[99]);
	exit(0);
}
