/* test: a variable read above its first assignment has its type
 * options: -q
 * needs: bpf
 */
BEGIN
/!done/
{
	printf("%d\n", sizeof (done));
	done = 0x100000000;
}
BEGIN
/done > 1/
{
	printf("%d\n", done);
	exit(0);
}
