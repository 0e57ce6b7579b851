/* test: bpflog prints the verifier's log
 * options: -q -x bpflog
 * needs: bpf
 * err: the verifier's log of test_run program BEGIN
 * err: ^processed [0-9]+ insns
 */
BEGIN
{
	exit(0);
}
