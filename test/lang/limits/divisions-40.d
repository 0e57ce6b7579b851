/* test: forty divisions by variables
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
int64_t a, b, n;
BEGIN
{
	a = 1000000; b = -7;
	n += a / (b - 0) + a % (b + 0); n += a / (b - 1) + a % (b + -1);
	n += a / (b - 2) + a % (b + -2); n += a / (b - 3) + a % (b + -3);
	n += a / (b - 4) + a % (b + -4); n += a / (b - 5) + a % (b + -5);
	n += a / (b - 6) + a % (b + -6); n += a / (b - 7) + a % (b + -7);
	n += a / (b - 8) + a % (b + -8); n += a / (b - 9) + a % (b + -9);
	n += a / (b - 10) + a % (b + -10); n += a / (b - 11) + a % (b + -11);
	n += a / (b - 12) + a % (b + -12); n += a / (b - 13) + a % (b + -13);
	n += a / (b - 14) + a % (b + -14); n += a / (b - 15) + a % (b + -15);
	n += a / (b - 16) + a % (b + -16); n += a / (b - 17) + a % (b + -17);
	n += a / (b - 18) + a % (b + -18); n += a / (b - 19) + a % (b + -19);
	printf("%d\n", n);
	exit(0);
}
