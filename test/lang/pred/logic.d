/* test: && || ^^ and ! in predicates
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN { a = 1; b = 0; }
BEGIN /a && b/ { printf("1"); }
BEGIN /a || b/ { printf("2"); }
BEGIN /a ^^ b/ { printf("3"); }
BEGIN /!(a && b)/ { printf("4"); }
BEGIN /!a || b/ { printf("5"); }
BEGIN /a && !b/ { printf("6\n"); exit(0); }
