/* test: a fault in ERROR does not fire ERROR again
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { x = 1 / (pid - pid); }
ERROR { n++; x = 1 / (pid - pid); }
tick-20ms { printf("%d\n", n); exit(0); }
