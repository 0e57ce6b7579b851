/* test: execname is copied into a variable
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = execname;
	printf("%s %d\n", a, strlen(a));
	exit(0);
}
