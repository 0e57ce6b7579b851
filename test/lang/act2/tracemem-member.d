/* test: a member that is an array
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s {
	int x;
	char name[6];
} v;

BEGIN
{
	v.name[0] = 'n';
	tracemem(v.name, 6);
	exit(0);
}
