/* test: minus INT64_MIN is INT64_MIN
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = 1;
	a = a << 63;
	printf("%d %d\n", a, -a == a);
	exit(0);
}
