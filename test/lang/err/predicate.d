/* test: a fault in the predicate has action number 0
 * options: -q
 * needs: bpf
 * err: divide-by-zero in predicate
 * vm: yes
 */
BEGIN /1 / (pid - pid)/ { printf("no\n"); }
ERROR { printf("%d %d\n", arg1, arg2); exit(0); }
