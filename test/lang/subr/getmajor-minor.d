/* test: getmajor() and getminor() of a device number
 * options: -q
 * needs: bpf
 */
BEGIN
{
	d = (8 << 20) | 17;
	printf("%d %d\n", getmajor(d), getminor(d));
	exit(0);
}
