/* test: a % in an argument of printf is no conversion
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "100%d";
	printf("%s\n", a);
	exit(0);
}
