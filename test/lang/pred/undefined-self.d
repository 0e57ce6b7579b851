/* test: a predicate on a thread-local variable that was never set is false
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /self->x/ { printf("no\n"); }
BEGIN { self->x = 1; }
BEGIN /self->x/ { printf("yes\n"); exit(0); }
