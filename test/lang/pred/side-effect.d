/* test: the effects of a predicate stay even if it is false
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /n++ == 5/ { printf("no\n"); }
BEGIN { printf("%d\n", n); exit(0); }
