/* test: several ERROR clauses run in order
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { x = 1 / (pid - pid); }
ERROR { printf("first "); }
ERROR /arg4 == 4/ { printf("second\n"); }
ERROR { exit(0); }
