/* test: trace() of a structure shows its bytes
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { int a; char b[4]; };
struct s x;
BEGIN
{
	x.a = 0x04030201;
	x.b[0] = 'A';
	x.b[3] = 'D';
	trace(x);
	exit(0);
}
