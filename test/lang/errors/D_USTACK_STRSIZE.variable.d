/* test: D_USTACK_STRSIZE: ustack() with a variable string size
 * options: -e
 * tag: D_USTACK_STRSIZE
 */
BEGIN
{
	x = 1;
	ustack(3, x);
	exit(0);
}
