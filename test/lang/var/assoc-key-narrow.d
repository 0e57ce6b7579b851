/* test: keys are converted to the declared type
 * options: -q
 * needs: bpf
 */
int a[int8_t];
BEGIN
{
	a[300] = 7;
	printf("%d %d\n", a[44], a[300]);
	exit(0);
}
