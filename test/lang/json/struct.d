/* test: print() gives JSON objects
 * options: -q --json
 * needs: bpf
 * match: \{"action":"print","ctype":"struct pair","value":\{"a":-4,"b":\[1,2\],"c":5,"name":"ab","in":\{"x":9\}\}\}
 */
struct pair {
	int a;
	short b[2];
	unsigned c : 3;
	char name[8];
	struct {
		long x;
	} in;
};
struct pair p;

BEGIN
{
	p.a = -4;
	p.b[0] = 1;
	p.b[1] = 2;
	p.c = 5;
	p.name[0] = 'a';
	p.name[1] = 'b';
	p.in.x = 9;
	print(p);
	exit(0);
}
