/* test: a fault in a predicate keeps the clause from running, not the others
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 * vm: yes
 */
BEGIN /1 / (pid - pid)/ { printf("no\n"); }
BEGIN { printf("yes\n"); exit(0); }
