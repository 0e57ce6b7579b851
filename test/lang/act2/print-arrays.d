/* test: print() of arrays, also of structures
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct point {
	int x, y;
};
struct shape {
	struct point p[2];
	int n[3];
	char name[8];
} s;

BEGIN
{
	s.p[1].x = 7;
	s.n[2] = -1;
	print(s.n);
	print(s);
	exit(0);
}
