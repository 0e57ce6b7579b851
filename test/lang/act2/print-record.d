/* test: print() of what an associative array holds
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct pair {
	int x, y;
};
struct pair m[int];

BEGIN
{
	m[3].x = 4;
	m[3].y = 5;
	print(m[3]);
	exit(0);
}
