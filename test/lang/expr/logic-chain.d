/* test: long conditions
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1; b = 2; c = 3; d = 0;
	printf("%d ", a == 1 && b == 2 && c == 3 && !d);
	printf("%d ", d || a == 2 || b == 3 || c == 3);
	printf("%d\n", (a == 1 || d) && (b == 1 || c == 3) && !(d && a));
	exit(0);
}
