/* test: arg2 of ERROR is the number of the statement
 * options: -q
 * needs: bpf
 * err: in action #4
 */
BEGIN { a = 1; b = 2; c = 3; x = 1 / (pid - pid); d = 4; }
ERROR { printf("%d %d\n", arg2, d); exit(0); }
