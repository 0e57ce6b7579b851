/* test: comparisons of ints in predicates and if look at 32 bits and the sign
 * options: -q
 * needs: bpf
 * vm: yes
 */
int a;
uint32_t u;
BEGIN
{
	a = -1;
	u = 0xffffffff;
	if (a < 0) printf("a neg\n");
	if (u < 0) printf("u neg\n");
	if (u == a) printf("same\n");
	if (a < -2147483647 - 1) printf("less\n");
	exit(0);
}
