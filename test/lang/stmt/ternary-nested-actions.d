/* test: ?: as a statement within another one
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 2;
	a == 1 ? printf("one\n") : a == 2 ? printf("two\n") : printf("many\n");
	exit(0);
}
