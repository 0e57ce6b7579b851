/* test: a number in place of a description
 * options: -q
 * needs: bpf
 */
1 { printf("%s\n", probename); exit(0); }
