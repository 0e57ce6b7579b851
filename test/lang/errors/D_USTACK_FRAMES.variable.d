/* test: D_USTACK_FRAMES: ustack() of a variable depth
 * options: -e
 * tag: D_USTACK_FRAMES
 */
BEGIN
{
	x = 1;
	ustack(x);
	exit(0);
}
