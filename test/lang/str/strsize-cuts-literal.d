/* test: strsize counts the NUL: a longer literal is cut
 * options: -q -x strsize=8
 * needs: bpf
 */
BEGIN
{
	a = "0123456789";
	printf("%s %d\n", a, strlen(a));
	exit(0);
}
