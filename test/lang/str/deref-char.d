/* test: * of a string gives its first character
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "hello";
	printf("%c\n", *a);
	exit(0);
}
