/* test: a cast binds closer than a binary operator
 * options: -q
 * needs: bpf
 */
int a;
BEGIN
{
	a = 127;
	printf("%d %d\n", (int8_t)a + 1, (int8_t)(a + 1));
	exit(0);
}
