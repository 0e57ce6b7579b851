/* test: a sum with more operands than registers
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a, b, c, d;
BEGIN
{
	a = 1; b = 2; c = 3; d = 4;
	printf("%d\n", ((a + b) * (c + d)) + ((a - b) * (c - d)) + (((a + c) * (b + d)) - ((a * d) - (b * c))) + ((a | b) ^ (c & d)));
	exit(0);
}
