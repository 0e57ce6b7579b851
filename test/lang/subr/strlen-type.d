/* test: strlen() is unsigned and has 64 bits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", sizeof (strlen("a")), strlen("") - 1 > 0);
	exit(0);
}
