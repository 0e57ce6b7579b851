/* test: a fault in a branch that is taken ends the clause
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 * vm: yes
 */
BEGIN
{
	z = 0;
	if (!z)
		x = 1 / z;
	printf("no\n");
}
BEGIN
{
	printf("next\n");
	exit(0);
}
