/* test: a cast before a shift gives the shift its width
 * options: -q
 * needs: bpf
 */
int a;
BEGIN
{
	a = 1;
	printf("%d %d\n", (int64_t)a << 32, ((int64_t)a << 33) >> 1);
	exit(0);
}
