/* test: BEGIN fires before the command runs
 * options: -q -c 'echo command'
 * needs: bpf
 */
BEGIN
{
	x = 1;
}
END
{
	printf("%d\n", x);
}
