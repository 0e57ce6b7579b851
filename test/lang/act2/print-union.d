/* test: print() of a union, and of one without a name
 * options: -q
 * needs: bpf
 * vm: yes
 */
union un {
	int i;
	char c[4];
};
struct with {
	union un u;
	union {
		short s;
		unsigned char b[2];
	};
} w;

BEGIN
{
	w.u.i = 0x44434241;
	w.s = 0x0102;
	print(w.u);
	print(w);
	exit(0);
}
