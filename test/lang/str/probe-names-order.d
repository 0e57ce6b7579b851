/* test: probename has an order
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d\n", probename < "END", probename < "BEGIN", probename >= "BEGIM");
	exit(0);
}
