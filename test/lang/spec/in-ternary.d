/* test: speculate() is a statement of its own
 * options: -e
 * needs: bpf
 * tag: D_OP_ACT
 */
BEGIN
{
	pid ? speculate(1) : 0;
}
