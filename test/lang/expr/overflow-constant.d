/* test: a constant result too large for int becomes long, one of unsigned int wraps
 * options: -q
 * needs: bpf
 */
inline int HOUR = 60 * 60;
BEGIN
{
	x = 90 * 1000000000;
	printf("%d %d\n", x, 2147483647 + 1);
	printf("%d %d\n", -2147483647 - 2, HOUR * 1000000);
	printf("%u %d\n", 4294967295U * 2, sizeof (90 * 1000000000));
	printf("%d\n", timestamp < timestamp + 90 * 1000000000);
	exit(0);
}
