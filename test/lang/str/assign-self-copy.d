/* test: a string is assigned to itself
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "itself";
	a = a;
	printf("%s\n", a);
	exit(0);
}
