/* test: an integer cast to an enum and back
 * options: -q
 * needs: bpf
 */
enum colour { RED, GREEN = 5, BLUE };
BEGIN
{
	printf("%d %d\n", (int)(enum colour)6, (enum colour)5 == GREEN);
	exit(0);
}
