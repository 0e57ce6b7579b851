/* test: && and || do not evaluate a right side that cannot matter
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	n = 0;
	z = 0;
	r = z && n++;
	r = 1 || n++;
	r = !z && ++n;
	printf("%d %d\n", n, r);
	exit(0);
}
