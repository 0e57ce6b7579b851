/* test: the arguments of BEGIN are 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", arg0, arg9);
	exit(0);
}
