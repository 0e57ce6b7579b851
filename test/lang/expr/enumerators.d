/* test: enumerators count on from the value given
 * options: -q
 * needs: bpf
 */
enum { ZERO, ONE, TEN = 10, ELEVEN, NEG = -2, MINUSONE };
BEGIN
{
	printf("%d %d %d %d %d %d\n", ZERO, ONE, TEN, ELEVEN, NEG, MINUSONE);
	exit(0);
}
