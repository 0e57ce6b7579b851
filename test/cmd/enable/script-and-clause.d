/* test: -s and -n together
 * options: @noscript
 * options: -q -n 'BEGIN { printf("1\n"); }' -s @DIR/data/two.d -n 'BEGIN { printf("3\n"); exit(0); }'
 * needs: bpf
 */
