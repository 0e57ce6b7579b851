/* test: user stacks are arrays of frames with the pid beside them
 * options: -q --json
 * needs: bpf
 * match: \{"action":"ustack","pid":[0-9]+,"frames":\[\{"addr":"0x[0-9a-f]+","module":"libc[^"]*","symbol":"[^"]+","offset":[0-9]+\}
 */
BEGIN
{
	ustack(3);
	exit(0);
}
