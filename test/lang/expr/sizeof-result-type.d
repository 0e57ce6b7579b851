/* test: sizeof has the type of C's size_t: it is unsigned and has 64 bits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = -1;
	printf("%d %d\n", a > sizeof (int), sizeof (sizeof (int)));
	exit(0);
}
