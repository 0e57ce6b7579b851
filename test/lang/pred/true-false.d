/* test: a clause runs when its predicate is not 0
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /1/ { printf("a"); }
BEGIN /0/ { printf("b"); }
BEGIN /pid/ { printf("c"); }
BEGIN /pid == 0/ { printf("d"); }
BEGIN /-1/ { printf("e\n"); exit(0); }
