/* test: op= of elements
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[1] = 12;
	a[1] += 3; a[1] -= 1; a[1] *= 2; a[1] /= 4; a[1] %= 4; a[1] <<= 3; a[1] |= 1; a[1] ^= 3; a[1] &= 0x1e; a[1] >>= 1;
	printf("%d\n", a[1]);
	exit(0);
}
