/* test: a description of function and name
 * options: -q
 * needs: bpf
 */
:BEGIN { printf("%s\n", probename); exit(0); }
