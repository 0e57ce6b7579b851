/* test: a destructive action without -w
 * needs: bpf
 * exit: 1
 * err: destructive
 */
BEGIN { system("true"); exit(0); }
