/* test: clauses of other probes go on after a fault
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { x = 1 / (pid - pid); }
tick-10ms { printf("tick\n"); exit(0); }
