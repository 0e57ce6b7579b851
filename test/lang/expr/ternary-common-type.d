/* test: the type of ?: is the common type of both sides
 * options: -q
 * needs: bpf
 */
int i;
uint32_t u;
int64_t l;
BEGIN
{
	i = -1;
	u = 1;
	l = 1;
	printf("%d %d\n", l ? i : u, l ? i : l);
	exit(0);
}
