/* test: a description of all four parts
 * options: -q
 * needs: bpf
 */
dtrace:::BEGIN { printf("%s\n", probename); exit(0); }
