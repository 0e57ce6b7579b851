/* test: several -n count in their order
 * options: @noscript
 * options: -q -n 'BEGIN { printf("1\n"); }' -n 'BEGIN { printf("2\n"); exit(0); }'
 * needs: bpf
 */
