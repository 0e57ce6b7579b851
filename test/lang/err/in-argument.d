/* test: a fault in an argument of printf()
 * options: -q
 * needs: bpf
 * err: invalid address
 */
BEGIN { printf("%d %d\n", 1, *(int *)0); }
BEGIN { printf("next\n"); exit(0); }
