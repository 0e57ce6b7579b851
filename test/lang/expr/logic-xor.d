/* test: ^^ is true when exactly one side is, and evaluates both
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	n = 0;
	a = 6;
	z = 0;
	printf("%d %d %d %d ", a ^^ 9, a ^^ z, z ^^ a, z ^^ 0);
	r = (z && n++) ^^ ++n;
	printf("%d %d\n", r, n);
	exit(0);
}
