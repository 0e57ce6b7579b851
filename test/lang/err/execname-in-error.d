/* test: built-in variables in ERROR
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { x = 1 / (pid - pid); }
ERROR { printf("%s %s\n", execname, probename); exit(0); }
