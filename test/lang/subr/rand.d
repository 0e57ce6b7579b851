/* test: rand() gives different numbers
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = rand(); b = rand(); c = rand();
	printf("%d\n", a != b || b != c);
	exit(0);
}
