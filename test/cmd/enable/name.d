/* test: -n with an action
 * options: @noscript
 * options: -qn 'BEGIN { printf("hello\n"); exit(0); }'
 * needs: bpf
 */
