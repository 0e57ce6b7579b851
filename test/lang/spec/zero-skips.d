/* test: the statements behind a speculate() that fails are not done
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	x = 1;
	speculate(0);
	x = 2;
}

BEGIN
{
	printf("%d\n", x);
	exit(0);
}
