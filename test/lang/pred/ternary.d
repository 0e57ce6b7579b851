/* test: ?: in a predicate
 * options: -q
 * needs: bpf
 */
BEGIN { a = 2; }
BEGIN /a > 1 ? 0 : 1/ { printf("no\n"); }
BEGIN /a > 1 ? a : 0/ { printf("yes\n"); exit(0); }
