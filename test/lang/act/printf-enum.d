/* test: %d of an enumerator
 * options: -q
 * needs: bpf
 */
enum e { A = 3, B };
BEGIN
{
	printf("%d %d\n", B, (enum e)3);
	exit(0);
}
