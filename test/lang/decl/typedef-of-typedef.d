/* test: a typedef of a typedef
 * options: -q
 * needs: bpf
 */
typedef int32_t a_t;
typedef a_t b_t;
b_t x;
BEGIN
{
	x = 0x1ffffffff;
	printf("%d\n", x);
	exit(0);
}
