/* test: a strsize that is no multiple of eight
 * options: -q -x strsize=13
 * needs: bpf
 */
BEGIN
{
	a = "abcdefghijklmnop";
	printf("%s %d\n", a, strlen(a));
	exit(0);
}
