/* test: an element of an associative array as the predicate
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /a["k", pid]/ { printf("no\n"); }
BEGIN { a["k", pid] = 3; }
BEGIN /a["k", pid] == 3/ { printf("yes\n"); exit(0); }
