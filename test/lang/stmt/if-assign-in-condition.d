/* test: an assignment as the condition
 * options: -q
 * needs: bpf
 */
BEGIN
{
	if ((a = 5) > 4)
		printf("%d\n", a);
	exit(0);
}
