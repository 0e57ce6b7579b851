/* test: values are those at the time of each action
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	printf("%d ", a);
	a = 2;
	printf("%d\n", a);
	exit(0);
}
