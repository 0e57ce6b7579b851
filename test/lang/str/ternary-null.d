/* test: ?: of a string and NULL
 * options: -q
 * needs: bpf
 */
BEGIN
{
	x = 0;
	a = x ? "text" : NULL;
	b = x ? NULL : "text";
	printf("%d %s\n", a == NULL, b);
	exit(0);
}
