/* test: D_USTACK_PROTO: ustack() with three arguments
 * options: -e
 * tag: D_USTACK_PROTO
 */
BEGIN
{
	ustack(1, 2, 3);
	exit(0);
}
