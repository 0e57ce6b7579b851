/* test: stacks are arrays of frames
 * options: -q --json
 * needs: bpf
 * match: \{"action":"stack","frames":\[\{"addr":"0x[0-9a-f]+","module":"vmlinux","symbol":"[^"]*test_run[^"]*","offset":[0-9]+\},\{"addr":[^]}]*\}\]\}
 */
BEGIN
{
	stack(2);
	exit(0);
}
