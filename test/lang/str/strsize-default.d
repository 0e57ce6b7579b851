/* test: strings have up to 255 characters by default
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "0123456789012345678901234567890123456789012345678901234567890123";
	a = strjoin(a, a);
	a = strjoin(a, a);
	printf("%d\n", strlen(a));
	exit(0);
}
