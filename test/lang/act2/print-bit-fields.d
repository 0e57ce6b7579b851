/* test: print() shows bit-fields with their widths
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct bits {
	unsigned a : 3;
	int b : 5;
	unsigned long c : 40;
} s;

BEGIN
{
	s.a = 5;
	s.b = -3;
	s.c = 0x123456789;
	print(s);
	exit(0);
}
