/* test: clauses of several -n run in the order of the options
 * options: @noscript -q -n 'BEGIN { printf("a"); }' -n 'BEGIN { printf("b\n"); exit(0); }'
 * needs: bpf
 */
BEGIN { }
