/* test: noresolve prints addresses
 * options: -q -x noresolve
 * needs: bpf
 * match: ^ +0xffff[0-9a-f]+$
 */
BEGIN
{
	stack(1);
	exit(0);
}
