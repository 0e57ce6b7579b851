/* test: arrays in structures in associative arrays, indexed by variables
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
struct s { int64_t a[4]; int b; char c[16]; };
struct s x[int], y;
BEGIN
{
	i = 3;
	x[0].a[i] += 0; x[0].b++; y = x[0];
	x[1].a[i] += 1; x[1].b++; y = x[1];
	x[2].a[i] += 2; x[2].b++; y = x[2];
	x[3].a[i] += 3; x[3].b++; y = x[3];
	x[4].a[i] += 4; x[4].b++; y = x[4];
	x[5].a[i] += 5; x[5].b++; y = x[5];
	x[6].a[i] += 6; x[6].b++; y = x[6];
	x[7].a[i] += 7; x[7].b++; y = x[7];
	x[8].a[i] += 8; x[8].b++; y = x[8];
	x[9].a[i] += 9; x[9].b++; y = x[9];
	x[10].a[i] += 10; x[10].b++; y = x[10];
	x[11].a[i] += 11; x[11].b++; y = x[11];
	printf("%d %d %d %d\n", x[11].a[3], x[11].a[i - 1], x[7].b, y.a[i]);
	exit(0);
}
