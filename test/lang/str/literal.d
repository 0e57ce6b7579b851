/* test: a string literal is printed as it stands
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%s|%s|\n", "hello, world", "");
	exit(0);
}
