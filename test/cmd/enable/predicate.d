/* test: -n with a predicate
 * options: @noscript
 * options: -q -n 'BEGIN /1 == 2/ { printf("no\n"); }' -n 'BEGIN /pid/ { printf("yes\n"); exit(0); }'
 * needs: bpf
 */
