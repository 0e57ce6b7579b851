/* test: more frames than there can be are as many as there can be
 * options: -q -x stackframes=1000
 * needs: bpf
 * match: `
 */
#pragma D option ustackframes=500
BEGIN
{
	stack();
	ustack();
	stack(1000);
	ustack(1000, 1000);
	exit(0);
}
