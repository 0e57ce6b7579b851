/* test: $0 of a clause is trace
 * options: @noscript
 * options: -qn 'BEGIN { printf("%s\n", $$0); exit(0); }'
 * needs: bpf
 */
