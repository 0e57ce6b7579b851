/* test: -v names the place in the source
 * options: -q -v
 * needs: bpf
 * err: place.d:[0-9]+:
 * out: none
 */
BEGIN { x = 1 / (pid - pid); }
tick-10ms { exit(0); }
