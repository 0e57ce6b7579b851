/* test: a global structure with members of each kind
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { int8_t a; uint16_t b; int32_t c; int64_t d; char e[8]; };
struct s x;
BEGIN
{
	x.a = -1; x.b = 65535; x.c = -3; x.d = 4; x.e[0] = 'z';
	printf("%d %d %d %d %c\n", x.a, x.b, x.c, x.d, x.e[0]);
	exit(0);
}
