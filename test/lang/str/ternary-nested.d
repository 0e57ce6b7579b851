/* test: ?: of strings within another
 * options: -q
 * needs: bpf
 */
BEGIN
{
	x = 2;
	printf("%s\n", x == 1 ? "one" : x == 2 ? "two" : x == 3 ? "three" : "many");
	exit(0);
}
