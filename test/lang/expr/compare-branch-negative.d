/* test: an unsigned int compared in a condition with a negative constant
 * options: -q
 * needs: bpf
 * vm: yes
 */
unsigned int x;
BEGIN
{
	x = 4294967292;
	printf("%d %d %d", x > -7 ? 1 : 0, x < -2 ? 1 : 0, x == -4 ? 1 : 0);
	printf(" %d %d\n", x >= -3 ? 1 : 0, x != -4 ? 1 : 0);
}
BEGIN / x > -5 / { printf("above\n"); }
BEGIN / x > -4 / { printf("wrong\n"); }
BEGIN { if (x <= -4) printf("not above\n"); exit(0); }
