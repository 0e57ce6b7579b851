/* test: characters compare as unsigned bytes
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "\377";
	b = "a";
	printf("%d %d\n", a > b, "\200" < "z");
	exit(0);
}
