/* test: an index into a string gives a character
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "hello";
	i = 4;
	printf("%c%c %d\n", a[0], a[i], a[1] == 'e');
	exit(0);
}
