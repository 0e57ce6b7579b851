/* test: debug tells of maps and the like
 * options: -q -x debug
 * needs: bpf
 * err: ^trace: debug: map trace_state: type [0-9]+, 1 entries of 4 \+ 64 bytes$
 */
BEGIN
{
	exit(0);
}
