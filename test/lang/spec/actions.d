/* test: trace, print, tracemem, sym and stack in a speculation
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^5struct pair [{]$
 * match: ^    int y = 4$
 * match: ^ +0: 03 00 00 00 04 00 00 00 
 * match: ^ +0x1234 *$
 * match: [`+]
 */
struct pair {
	int x, y;
} p;
int arr[2];
BEGIN
{
	arr[0] = 3;
	arr[1] = 4;
	p.x = 3;
	p.y = 4;
	a = speculation();
}

BEGIN
{
	speculate(a);
	trace(5);
	print(p);
	tracemem(arr, 8);
	uaddr(0x1234);
	stack(1);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
