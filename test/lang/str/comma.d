/* test: the value of a comma expression can be a string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	x = 0;
	a = (x = 4, "string");
	printf("%s %d\n", a, x);
	exit(0);
}
