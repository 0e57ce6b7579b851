/* test: a / within a predicate stands in parentheses
 * options: -q
 * needs: bpf
 */
BEGIN { n = 10; }
BEGIN /(n / 2) == 5/ { printf("yes\n"); exit(0); }
