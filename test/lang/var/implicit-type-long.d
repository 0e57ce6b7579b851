/* test: a variable takes the type of its first assignment: timestamp's
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = timestamp;
	printf("%d %d\n", sizeof (a), a > 0);
	exit(0);
}
