/* test: all pointers have 8 bytes
 * options: -q
 * needs: bpf
 */
struct none;
BEGIN
{
	printf("%d %d %d\n", sizeof (char *), sizeof (void *), sizeof (struct none *));
	exit(0);
}
