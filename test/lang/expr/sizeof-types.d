/* test: sizeof of C's types
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d %d\n", sizeof (char), sizeof (short), sizeof (int), sizeof (long), sizeof (long long));
	exit(0);
}
