/* test: probename of a tick probe
 * options: -q
 * needs: bpf
 */
tick-10ms { printf("%s %s\n", probeprov, probename); exit(0); }
